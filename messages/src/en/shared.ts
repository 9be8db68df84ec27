import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  no: 'No',
  save: 'Save',
  saving: 'Saving…',
  yes: 'Yes',
  announcementsFailed: 'The announcements could not be loaded.',

  /** Replaces the text of a button that has been pressed. */
  leaving: 'Going to Google…',
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

  language: {
    /** Beside the list of languages. */
    label: 'Language',
    notChanged: 'The language could not be changed. Please try again.',
  },

  justNow: 'just now',
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

  /** `why` is a sentence such as "You are offline." */
  needsConnection: (why: string) => `${why} This needs a connection.`,
  // The section "Today".
  newAnnouncements: (count: number) =>
    plural(count, { 1: '1 new announcement', other: `${number(count)} new announcements` }),

  // Below a list.
  pager: {
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${number(page)}`,
    position: (page: number, count: number) => `Page ${number(page)} of ${number(count)}`,
  },
};
