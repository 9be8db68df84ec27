import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  skipToContent: 'Aller au contenu',
  screens: {
    documents: 'Documents et prédications',
    documentsShort: 'Documents',
    users: 'Personnes',
    dataSync: 'Synchronisation',
    settings: 'Paramètres',
  },
  menu: {
    main: 'Principal',
    open: 'Menu',
    close: 'Fermer le menu',
    allScreens: 'Toutes les pages',
    account: 'Votre compte',
    accountOf: <E>(hidden: (text: string) => E, person: E): Sentence<E> => [
      hidden('Votre compte : '),
      person,
    ],
    logOut: 'Déconnexion',
  },
  loggingOut: 'Déconnexion…',
  logoutFailed: 'La déconnexion a échoué. Veuillez réessayer.',
} satisfies Messages['app'];
