import type { Sentence } from '../words-for.ts';

export default {
  skipToContent: 'Skip to content',
  /** Screens, in the menu. */
  screens: {
    documents: 'Document and sermons',
    /** In the bar at the bottom of a phone: at most about 12 letters. */
    documentsShort: 'Documents',
    users: 'Admin role',
    dataSync: 'Data sync',
    settings: 'Settings',
  },
  menu: {
    /** Names the main navigation, for screen readers. */
    main: 'Main',
    open: 'Menu',
    close: 'Close menu',
    allScreens: 'All screens',
    account: 'Your account',
    /** The link to the account shows only the person's name: what is `hidden` is for screen readers. */
    accountOf: <E>(hidden: (text: string) => E, person: E): Sentence<E> => [
      hidden('Your account: '),
      person,
    ],
    logOut: 'Logout',
  },
  loggingOut: 'Logging out…',
  logoutFailed: 'You could not be logged out. Please try again.',
};
