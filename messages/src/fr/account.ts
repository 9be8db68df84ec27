import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Votre compte',
  loggedInAs: <E>(name: E, email: string): Sentence<E> => [
    'Vous utilisez le compte ',
    name,
    ` (${email}).`,
  ],
  logOut: 'Se déconnecter',
  sections: {
    notifications: 'Notifications',
    apps: 'Agenda et podcasts',
    install: 'Cet appareil',
    name: 'Nom',
    password: 'Mot de passe',
    sessions: 'Vos sessions ouvertes',
    data: 'Vos données',
    delete: 'Supprimer le compte',
  },
  actionOn: (action: string, title: string, detail: string) => `${action} : ${title}. ${detail}`,
  keep: 'Garder',

  feeds: {
    intro:
      'Avec un lien privé, vous voyez nos événements dans l’agenda de votre téléphone et vous écoutez les prédications dans une application de podcasts. Ce lien est pour vous seulement : toute personne qui l’a peut voir les événements et écouter les prédications.',
    shownOnce: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Ce lien n’est affiché que maintenant.'),
      ' Ajoutez-le à vos applications avant de quitter cette page. Si vous le perdez, désactivez-le et créez-en un autre.',
    ],
    calendarTitle: 'L’agenda de votre téléphone',
    calendar:
      'Tous les événements, dans le Calendrier d’Apple, Outlook, Google Agenda ou un autre agenda.',
    addToApple: 'Ajouter à Apple ou Outlook',
    addToGoogle: 'Ajouter à Google Agenda',
    calendarLink: 'Lien de l’agenda',
    calendarHelp:
      'Google Agenda ne cherche les changements que toutes les 12 à 24 heures. Pour ajouter le lien à Google Agenda, utilisez un ordinateur, pas l’application du téléphone. Si Google ne vous propose pas d’ajouter l’agenda : copiez le lien, choisissez « Autres agendas », « À partir de l’URL », et collez-le.',
    podcastTitle: 'Les prédications dans votre application de podcasts',
    podcast: (count: number) =>
      `Les ${number(count)} enregistrements les plus récents, pour la plupart des applications de podcasts.`,
    podcastLink: 'Lien du podcast',
    podcastHelp:
      'Dans votre application de podcasts, cherchez « Ajouter par URL » (URL veut dire lien ; dans Apple Podcasts, « Suivre un podcast via une URL ») et collez ce lien. Spotify ne permet pas d’ajouter des podcasts privés.',
    get: 'Créer mon lien',
    getAnother: 'Créer un autre lien',
    failed: 'Vos liens privés n’ont pas pu être chargés.',
    none: 'Vous n’avez pas encore de lien privé.',
    list: 'Liens privés',
    created: (time: string) => `Créé le ${time}`,
    lastUsed: (time: string) => `Dernière utilisation le ${time}`,
    unused: 'Pas encore utilisé par une application',
    turnOff: 'Désactiver',
    turnOffLink: 'Désactiver le lien',
    turnOffTitle: 'Désactiver le lien privé',
    turnOffQuestion: (created: string) =>
      `Désactiver le lien créé le ${created} ? Les applications qui l’utilisent ne recevront plus les événements ni les prédications.`,
    turnedOff: 'Lien privé désactivé.',
  },
} satisfies Messages['account'];
