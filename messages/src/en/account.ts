import type { Sentence } from '../words-for.ts';

export default {
  title: 'Your account',
  loggedInAs: <E>(name: E, email: string): Sentence<E> => [
    'You are logged in as ',
    name,
    ` (${email}).`,
  ],
  logOut: 'Log out',
  /** The headings of the sections, and the links to them. */
  sections: {
    notifications: 'Notifications',
    apps: 'Calendar and podcast apps',
    install: 'This device',
    name: 'Name',
    password: 'Password',
    sessions: 'Where you are logged in',
    data: 'Your data',
    delete: 'Delete account',
  },
  /** Read aloud for a button in a list, such as "End session: Firefox on Windows. Last used 15 Nov 2026, 12:38, …". */
  actionOn: (action: string, title: string, detail: string) => `${action}: ${title}. ${detail}`,
};
