import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  install: {
    offer: 'Installez l’application pour l’ouvrir comme n’importe quelle autre.',
    done: 'L’application est installée. Ouvrez-la comme n’importe quelle autre.',
    install: 'Installer',
    how: 'Comment installer l’application',
    byMenu:
      'Cherchez « Installer » ou « Ajouter à l’écran d’accueil » dans le menu du navigateur. Si vous ne le trouvez pas, ouvrez cette page dans Chrome ou Edge.',
    ios: {
      share:
        'Touchez « Partager », le carré avec une flèche. Si vous ne le voyez pas, touchez d’abord « … ».',
      add: 'Choisissez « Sur l’écran d’accueil ».',
      safari: 'Si votre navigateur ne le propose pas, ouvrez cette page dans Safari.',
    },
  },

  name: {
    submit: 'Enregistrer le nom',
    unchanged: 'C’est déjà votre nom.',
    changed: 'Votre nom a été changé.',
  },

  password: {
    current: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    endFeeds: (count: number | undefined) =>
      count === undefined
        ? 'Désactiver aussi mes liens privés : il en faudra de nouveaux pour les applications d’agenda et de podcasts'
        : plural(count, {
            one: 'Désactiver aussi mon lien privé : il en faudra un nouveau pour les applications d’agenda et de podcasts',
            other: `Désactiver aussi mes ${number(count)} liens privés : il en faudra de nouveaux pour les applications d’agenda et de podcasts`,
          }),
    submit: 'Changer le mot de passe',
    changed: 'Votre mot de passe a été changé. Vos autres sessions sont fermées.',
    changedAndFeedsEnded:
      'Votre mot de passe a été changé. Vos autres sessions sont fermées. Vos liens privés sont désactivés.',
  },

  data: {
    text: 'Tout ce qui est enregistré à votre sujet, dans un fichier JSON.',
    download: 'Télécharger mes données',
  },

  deletion: {
    text: 'Votre adresse e-mail, votre mot de passe, vos sessions et vos liens privés sont supprimés définitivement. Votre nom reste dans le journal d’activité.',
    button: 'Supprimer mon compte',
    title: 'Confirmer la suppression',
    question:
      'Voulez-vous vraiment supprimer votre compte ? Saisissez votre mot de passe pour confirmer.',
    keep: 'Garder mon compte',
    pending: 'Suppression…',
  },
} satisfies Messages['ownAccount'];
