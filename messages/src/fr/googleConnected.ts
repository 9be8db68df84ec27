import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connection: 'Connexion',
  works: (account: string | null) => (account ? `Connecté (compte : ${account}).` : 'Connecté.'),
  worksNot: (account: string | null) =>
    account ? `Ne fonctionne pas (compte : ${account}).` : 'Ne fonctionne pas.',
  permissionsMissing: (apis: string, content: string) =>
    `Il manque une autorisation (${apis}). Sans elle, rien de ceci ne peut être copié : ${content}. Pour l’ajouter, reconnectez et cochez toutes les autorisations.`,
  apis: {
    calendar: 'Google Agenda',
    tasks: 'Google Tasks',
    drive: 'Google Drive',
  },
  content: {
    calendar: 'événements',
    tasks: 'annonces',
    drive: 'documents',
  },
  endsSoon: <E>(
    bold: (text: string) => E,
    audience: (text: string) => E,
    time: string,
  ): Sentence<E> => [
    bold(`Google mettra fin à cette connexion le ${time}`),
    ', parce que l’application est à l’état « Test » (Testing). Appuyez sur « Publier l’application » (Publish app) sous ',
    audience('Audience dans la console Google Cloud'),
    ', puis reconnectez ici.',
  ],
  disconnect: {
    disconnect: 'Déconnecter',
    title: 'Déconnecter Google',
    question:
      'Cela retire à l’application son accès chez Google et arrête la synchronisation. Voulez-vous vraiment le déconnecter ?',
    stay: 'Garder la connexion',
    alsoDelete: 'Supprimer aussi les événements, annonces et documents copiés',
    done: 'Google est déconnecté.',
  },

  whatToSync: 'Ce qui est synchronisé',
} satisfies Messages['googleConnected'];
