import type { Sentence } from '../words-for.ts';

export default {
  // Notifications by email.
  /** What a person can be notified of. */
  topics: {
    announcements: 'New announcements',
    events: 'Canceled or moved events',
    sermons: 'New recordings',
    signUps: 'People who sign up',
  },
  choices: { off: 'Off', weekly: 'Weekly email', email: 'Instant email' },
  failed: 'Your notifications could not be loaded.',
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
};
