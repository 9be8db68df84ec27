import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
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

  // The app on this device.
  install: {
    offer: 'Install the app to open it like any other app.',
    done: 'The app is installed. Open it like any other app.',
    install: 'Install',
    how: 'How to install the app',
    /** What is in quotes is what browsers show. */
    byMenu:
      'Look for “Install” or “Add to Home screen” in the menu of the browser. If it is not there, open this page in Chrome or Edge.',
    /** What iPhones and iPads show. */
    ios: {
      share: 'Tap Share, the square with an arrow. If you do not see it, tap “…” first.',
      add: 'Choose “Add to Home Screen”.',
      safari: 'If your browser does not offer this, open this page in Safari.',
    },
  },

  name: {
    submit: 'Save name',
    unchanged: 'This is already your name.',
    changed: 'Your name has been changed.',
  },

  password: {
    current: 'Current password',
    new: 'New password',
    /** A checkbox. The count is undefined if it is not known. */
    endFeeds: (count: number | undefined) =>
      count === undefined
        ? 'Turn off my private links too: calendar and podcast apps need new ones'
        : plural(count, {
            1: 'Turn off my private link too: calendar and podcast apps need a new one',
            other: `Turn off my ${number(count)} private links too: calendar and podcast apps need new ones`,
          }),
    submit: 'Change password',
    changed: 'Your password has been changed. Your other sessions have ended.',
    changedAndFeedsEnded:
      'Your password has been changed. Your other sessions have ended. Your private links are turned off.',
  },

  data: {
    text: 'Everything stored about you, as a JSON file.',
    download: 'Download my data',
  },

  deletion: {
    text: 'Your email address, password, sessions and private links are permanently deleted. Your name stays in the activity log.',
    button: 'Delete my account',
    title: 'Confirm Delete',
    question: 'Are you sure you want to delete your account? Enter your password to confirm.',
    keep: 'Keep my account',
    pending: 'Deleting…',
  },
};
