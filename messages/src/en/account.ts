import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

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

  // Notifications by email.
  /** What a person can be notified of. */
  topics: {
    announcements: 'New announcements',
    events: 'Canceled or moved events',
    sermons: 'New recordings',
    signUps: 'People who sign up',
  },
  notificationsFailed: 'Your notifications could not be loaded.',
  emails: {
    title: 'Emails',
    off: 'At the moment no emails about updates are sent. What you choose here applies once they are.',
    /** Follows `off` for administrators. The links lead to these sections of the settings. */
    turnOn: <E>(
      emailSettings: (text: string) => E,
      notificationSettings: (text: string) => E,
    ): Sentence<E> => [
      'They need a mail server under ',
      emailSettings('Settings, Email'),
      ', and must be on under ',
      notificationSettings('Settings, Notifications'),
      '. Emails about sign-ups need only the mail server.',
    ],
    /** The time is such as "Saturday at 18:00". The zone is '' for readers in the same one. */
    weekly: (time: string, zone: string) =>
      `The weekly email is sent every ${time}${zone && ` (${zone})`}.`,
    /** “Weekly email” is one of the choices below. */
    noWeekly: 'The weekly email is not set up yet, so “Weekly email” sends nothing.',
    /** Follows `noWeekly` for administrators. */
    setWeekly: <E>(notificationSettings: (text: string) => E): Sentence<E> => [
      'Set its day and time under ',
      notificationSettings('Settings, Notifications'),
      '.',
    ],
    /** Follows `noWeekly` for members. */
    askForWeekly: 'An administrator can set its day and time.',
    saved: 'Your choice is saved.',
  },
  /** While the mail server rejects emails to this person. */
  paused: {
    /** The reply of the mail server follows. */
    reason: <E>(bold: (text: string) => E, since: string, email: string): Sentence<E> => [
      bold('We cannot email you: the mail server rejects your address.'),
      ` Since ${since}, no emails about updates are sent to ${email}. Its last reply:`,
    ],
    /** Above the button “Try again”. */
    ifItWorks: 'If the address works again, for example after you made room in a full mailbox:',
    ifItIsWrong:
      'If the address is wrong, sign up again with the right one, or ask an administrator: the address of an account cannot be changed.',
    resumed: 'Emails are sent to you again.',
  },

  // Notifications on this device, and on others.
  push: {
    title: 'Notifications on this device',
    unsupported: 'This browser cannot show notifications. On most devices, Chrome and Firefox can.',
    installFirst: <E>(link: (text: string) => E): Sentence<E> => [
      'On an iPhone or iPad, install the app first, then open it from the home screen and come back here. ',
      link('How to install the app'),
    ],
    /** Above the topics, while it is off. */
    topics: 'Notify me of',
    topicsOfDevice: 'This device notifies you of',
    turnOn: 'Notify me on this device',
    turnOff: 'Turn off on this device',
    pending: 'Please wait…',
    saved: 'Saved for this device.',
    turnedOff: 'Notifications are off on this device.',
    failures: {
      denied:
        'Notifications of this app are blocked on this device. Allow them in the settings of your browser or phone, then try again.',
      /** “Allow” is a button in the browser's question. */
      dismissed: 'Notifications stay off. Press the button again and choose “Allow”.',
      notReady: 'The app is still being set up on this device. Reload the page, then try again.',
      noService:
        'Your browser could not reach its notification service. Check your connection, or try another browser.',
    },
    others: 'Your other devices with notifications',
    listOfOthers: 'Other devices with notifications',
    since: (time: string) => `Since ${time}`,
    remove: 'Remove',
    removed: 'Device removed.',
  },

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
  /** What is stored on this device. */
  device: {
    failed: 'What is stored on this phone could not be read.',
    /** Sermons is the screen. */
    nothing:
      'Nothing is stored yet. In Sermons, press the arrow beside a recording to save it and hear it without a connection.',
    /** The size is such as "23 MB". */
    used: (size: string) => `${size} used.`,
    recordings: 'Saved recordings',
    documents: (count: number) =>
      plural(count, { 1: '1 opened document', other: `${number(count)} opened documents` }),
    removeAll: 'Remove all',
    removeTitle: 'Remove from this phone',
    removeQuestion:
      'Remove all opened documents from this phone? Each is stored again when you open it.',
    removeFailed: 'The documents could not be removed. Please try again.',
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

  sessions: {
    failed: 'Your sessions could not be loaded.',
    list: 'Sessions',
    current: 'This browser',
    detail: (seen: string, created: string) => `Last used ${seen}, logged in ${created}`,
    end: 'End session',
    ended: 'Session ended.',
  },
  unknownBrowser: 'Unknown browser',
  browserOn: {
    iphone: (browser: string) => `${browser} on an iPhone`,
    ipad: (browser: string) => `${browser} on an iPad`,
    androidPhone: (browser: string) => `${browser} on an Android phone`,
    androidTablet: (browser: string) => `${browser} on an Android tablet`,
    windows: (browser: string) => `${browser} on Windows`,
    chromebook: (browser: string) => `${browser} on a Chromebook`,
    mac: (browser: string) => `${browser} on a Mac`,
    linux: (browser: string) => `${browser} on Linux`,
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
