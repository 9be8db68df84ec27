import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  topics: {
    announcements: 'Nouvelles annonces',
    events: 'Événements annulés ou déplacés',
    sermons: 'Nouveaux enregistrements',
    signUps: 'Nouvelles inscriptions',
  },
  choices: { off: 'Désactivé', weekly: 'E-mail hebdomadaire', email: 'E-mail immédiat' },
  failed: 'Vos notifications n’ont pas pu être chargées.',
  emails: {
    title: 'E-mails',
    off: 'Pour l’instant, aucun e-mail sur les nouveautés n’est envoyé. Ce que vous choisissez ici s’appliquera dès que ce sera le cas.',
    turnOn: <E>(
      emailSettings: (text: string) => E,
      notificationSettings: (text: string) => E,
    ): Sentence<E> => [
      'Il faut pour cela un serveur de messagerie sous ',
      emailSettings('Paramètres, E-mail'),
      ', et les activer sous ',
      notificationSettings('Paramètres, Notifications'),
      '. Pour les e-mails sur les inscriptions, le serveur de messagerie suffit.',
    ],
    weekly: (time: string, zone: string) =>
      `L’e-mail hebdomadaire est envoyé chaque ${time}${zone && ` (${zone})`}.`,
    noWeekly:
      'L’e-mail hebdomadaire n’est pas encore configuré, donc « E-mail hebdomadaire » n’envoie rien.',
    setWeekly: <E>(notificationSettings: (text: string) => E): Sentence<E> => [
      'Choisissez son jour et son heure sous ',
      notificationSettings('Paramètres, Notifications'),
      '.',
    ],
    askForWeekly: 'L’équipe d’administration peut choisir son jour et son heure.',
    saved: 'Votre choix est enregistré.',
  },
  paused: {
    reason: <E>(bold: (text: string) => E, since: string, email: string): Sentence<E> => [
      bold(
        'Nous ne pouvons pas vous envoyer d’e-mails : le serveur de messagerie refuse votre adresse.',
      ),
      ` Depuis le ${since}, aucun e-mail sur les nouveautés n’est envoyé à ${email}. Sa dernière réponse :`,
    ],
    ifItWorks:
      'Si l’adresse fonctionne de nouveau, par exemple parce que vous avez fait de la place dans une boîte pleine :',
    ifItIsWrong:
      'Si l’adresse est fausse, inscrivez-vous de nouveau avec la bonne, ou adressez-vous à l’équipe d’administration : l’adresse d’un compte ne peut pas être changée.',
    resumed: 'Vous recevez de nouveau des e-mails.',
  },

  push: {
    title: 'Notifications sur cet appareil',
    unsupported:
      'Ce navigateur ne peut pas afficher de notifications. Sur la plupart des appareils, Chrome et Firefox le peuvent.',
    installFirst: <E>(link: (text: string) => E): Sentence<E> => [
      'Sur un iPhone ou un iPad, installez d’abord l’application, ouvrez-la depuis l’écran d’accueil et revenez ici. ',
      link('Comment installer l’application'),
    ],
    topics: 'Recevoir des notifications pour',
    topicsOfDevice: 'Cet appareil affiche des notifications pour',
    turnOn: 'Activer sur cet appareil',
    turnOff: 'Désactiver sur cet appareil',
    pending: 'Veuillez patienter…',
    saved: 'Enregistré pour cet appareil.',
    turnedOff: 'Les notifications sont désactivées sur cet appareil.',
    failures: {
      denied:
        'Les notifications de cette application sont bloquées sur cet appareil. Autorisez-les dans les réglages de votre navigateur ou de votre téléphone, puis réessayez.',
      dismissed:
        'Les notifications restent désactivées. Appuyez de nouveau sur le bouton et choisissez « Autoriser ».',
      notReady:
        'L’application n’est pas encore prête sur cet appareil. Rechargez la page, puis réessayez.',
      noService:
        'Votre navigateur n’a pas pu joindre son service de notifications. Vérifiez votre connexion, ou essayez un autre navigateur.',
    },
    others: 'Vos autres appareils avec notifications',
    listOfOthers: 'Autres appareils avec notifications',
    since: (time: string) => `Depuis le ${time}`,
    remove: 'Retirer',
    removed: 'Appareil retiré.',
  },
} satisfies Messages['notifications'];
