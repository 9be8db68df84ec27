import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  no: 'No',
  ok: 'OK',
  save: 'Save',
  saving: 'Saving…',
  yes: 'Yes',
  announcementsFailed: 'The announcements could not be loaded.',

  connectSource: 'Connect a source',
  nothingYet: 'Nothing here yet',
  /** What is copied from Google. */
  sources: { events: 'Events', announcements: 'Announcements', documents: 'Documents' },

  share: 'Share',
  shareItem: (title: string) => `Share: ${title}`,
  link: 'Link',
  copy: 'Copy',
  /** `name` is the label of a text to copy, such as "Link" or "Calendar link". */
  copyItem: (name: string) => `Copy ${name.toLowerCase()}`,
  copied: (name: string) => `${name} copied.`,
  notCopied: (name: string) =>
    `Could not copy. The ${name.toLowerCase()} is selected: press Ctrl+C.`,

  // Fields of an account.
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  passwordLength: (min: number) => `At least ${number(min)} characters.`,
  showPassword: 'Show password',

  untilToday: 'until today',
  untilTomorrow: 'until tomorrow',
  /** `day` is a weekday, or a date such as "12 December". */
  until: (day: string) => `until ${day}`,
  /** "Saturday at 18:00", every week. */
  weekdayAt: (weekday: string, time: string) => `${weekday} at ${time}`,
  /** Beside a screen in the menu. It shows only the number: what is `hidden` is for screen readers. */
  badge: {
    newItems: <E>(_count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(' new'),
    ],
    /** People. */
    waiting: <E>(_count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(' waiting for approval'),
    ],
  },
  /** Marks an item of a list. */
  newMark: 'New',

  update: {
    ready: 'A new version is ready.',
    use: 'Use it now',
  },
  emailPaused: <E>(link: (text: string) => E): Sentence<E> => [
    'We cannot email you: the mail server rejects your address. ',
    link('What to do'),
  ],

  unsaved: {
    title: 'Unsaved changes',
    question: 'Your changes are not saved. Do you want to leave without saving them?',
    keepEditing: 'Keep editing',
    discard: 'Discard changes',
  },

  // Without a connection. `why` is a sentence such as "You are offline."
  /** How old the stored data is: `time` is a weekday and a time, or a date and a time. */
  asOf: (why: string, time: string) => `${why} As of ${time}.`,
  weekdayAndTime: (weekday: string, time: string) => `${weekday} ${time}`,
  needsConnection: (why: string) => `${why} This needs a connection.`,
  notStored: {
    laterEvents:
      'What is stored on this phone does not reach that far. Connect to the internet to see more.',
    noEvent:
      'No event was found in what is stored on this phone. Connect to the internet to see more.',
    event: 'This event is not stored on this phone. Connect to the internet to open it.',
    eventGone: 'This event is no longer in the calendar.',
    file: 'This file is not in the list that is stored on this phone. Connect to the internet to look again.',
    folder:
      'This folder is not in the list that is stored on this phone. Connect to the internet to look again.',
  },

  /** What is left to set up, for administrators. */
  setup: {
    title: (done: number, all: number) => `Finish setting up (${number(done)} of ${number(all)})`,
    copyContent: 'Copy content from Google',
    syncAutomatically: 'Sync automatically',
    mailServer: 'Enter a mail server',
    weeklyEmail: 'Send a weekly email',
    contact: 'Enter a contact',
    inviteMembers: 'Invite members',
    /** What is `hidden` is for screen readers; `step` is one of the texts above. */
    done: <E>(hidden: (text: string) => E, step: string): Sentence<E> => [hidden('Done: '), step],
    hide: <E>(hidden: (text: string) => E): Sentence<E> => [
      'Hide',
      hidden(' what is left to set up'),
    ],
  },
  // The section "Today".
  newAnnouncements: (count: number) =>
    plural(count, { 1: '1 new announcement', other: `${number(count)} new announcements` }),
  peopleWait: (count: number) =>
    plural(count, {
      1: '1 person waits for approval',
      other: `${number(count)} people wait for approval`,
    }),
  syncWaits: 'A sync waits for your answer',
  syncFailed: 'The last sync has failed',
  updatesWait: 'Some updates wait for your decision',
};
