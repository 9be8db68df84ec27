import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

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
  /** Answers questions whether to turn off or remove something. */
  keep: 'Keep',

  // Private links for calendar and podcast apps.
  feeds: {
    intro:
      'Get a private link to see our events in the calendar on your phone and to hear the sermons in a podcast app. The link is only for you: anyone who has it can see the events and hear the sermons.',
    shownOnce: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('This link is shown only now.'),
      ' Add it to your apps before you leave this page. If you lose it, turn it off and get another.',
    ],
    calendarTitle: 'Your calendar on your phone',
    calendar: 'All events, in Apple Calendar, Outlook, Google Calendar or another calendar.',
    addToApple: 'Add to Apple or Outlook',
    addToGoogle: 'Add to Google Calendar',
    calendarLink: 'Calendar link',
    /** “Other calendars” and “From URL” are what Google Calendar shows. */
    calendarHelp:
      'Google Calendar looks for changes only every 12 to 24 hours. To add the link to Google Calendar, use a computer, not the phone app. If Google does not ask you to add the calendar: copy the link, choose “Other calendars”, “From URL”, and paste it.',
    podcastTitle: 'Sermons in your podcast app',
    podcast: (count: number) => `The newest ${number(count)} recordings, in most podcast apps.`,
    podcastLink: 'Podcast link',
    /** “Follow a Show by URL” is what Apple Podcasts shows. */
    podcastHelp:
      'In your podcast app, look for “Add by URL” (URL means link; in Apple Podcasts “Follow a Show by URL”) and paste this link. Spotify cannot add private podcasts.',
    get: 'Get my link',
    getAnother: 'Get another link',
    failed: 'Your private links could not be loaded.',
    none: 'You have no private links yet.',
    list: 'Private links',
    created: (time: string) => `Created ${time}`,
    lastUsed: (time: string) => `Last used ${time}`,
    unused: 'Not used by any app yet',
    turnOff: 'Turn off',
    turnOffLink: 'Turn off link',
    turnOffTitle: 'Turn off private link',
    turnOffQuestion: (created: string) =>
      `Turn off the link created ${created}? Apps that use it will no longer get events and sermons.`,
    turnedOff: 'Private link turned off.',
  },
};
