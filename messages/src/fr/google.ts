import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connectTitle: 'Connecter Google',
  intro:
    'L’application copie les agendas, les listes de tâches et les documents d’un compte Google. Elle peut seulement les lire.',
  saveAndConnect: 'Enregistrer et connecter',
  saveAndReconnect: 'Enregistrer et reconnecter',
  idMissing: 'Saisissez l’ID client.',
  secretMissing: 'Saisissez le code secret du client.',
  clientTitle: 'ID client et code secret',
  helpTitle: 'Comment obtenir un ID client et un code secret',
  publicOnlyTitle: 'Sans connexion : agendas publics seulement',
  publicOnly:
    'Avec une clé API, les événements d’agendas publics peuvent être copiés. Les annonces et les documents demandent un compte connecté : tant qu’il n’y en a pas, chaque synchronisation signale qu’ils n’ont pas pu être copiés.',

  connected: <E>(bold: (text: string) => E, account: string | null): Sentence<E> => [
    bold(account ? `Google est connecté avec le compte ${account}.` : 'Google est connecté.'),
    ' Choisissez maintenant ce qui est synchronisé.',
  ],
  failures: {
    denied: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Google n’a pas pu être connecté :'),
      ' sur la page de Google, l’accès a été refusé ou aucune autorisation n’a été cochée. Pour réessayer, connectez de nouveau, cochez toutes les autorisations et appuyez sur « Continuer » ou « Autoriser ».',
    ],
    refused: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Google n’a pas pu être connecté :'),
      ' il n’accepte pas l’ID client ou le code secret. Copiez de nouveau les deux depuis la console Google Cloud, et vérifiez qu’ils appartiennent au même client.',
    ],
    expired: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Google n’a pas pu être connecté :'),
      ' la visite de la page de Google a duré trop longtemps, était déjà terminée, ou avait commencé dans un autre navigateur. Veuillez connecter de nouveau.',
    ],
    failed: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Google n’a pas pu être connecté :'),
      ' la connexion n’a pas abouti. Veuillez recommencer dans un moment. Si cela continue, vous trouverez la raison dans le journal du serveur.',
    ],
  },
} satisfies Messages['google'];
