import { number, plural } from './language.ts';

// Emails and push messages about what is new.
export default {
  /** Instead of a title that was left empty. */
  untitled: '(No title)',
  // Times of an event.
  timeUnknown: 'Time not known',
  allDay: 'all day',
  allDayOn: (day: string) => `${day}, all day`,

  /** At the end of an email: why somebody gets it. */
  reasons: {
    announcements: 'You get an email about each new announcement.',
    events: 'You get an email when an event of the next two weeks is canceled or moved.',
    sermons: 'You get an email about each new recording.',
    signUps: 'You get an email when people sign up, because you are an administrator.',
    weekly: 'You get this email once a week.',
  },
  /** Many at once. */
  counts: {
    announcements: (count: number) =>
      plural(count, { 1: '1 new announcement', other: `${number(count)} new announcements` }),
    events: (count: number) =>
      plural(count, {
        1: '1 canceled or moved event',
        other: `${number(count)} canceled or moved events`,
      }),
    sermons: (count: number) =>
      plural(count, { 1: '1 new recording', other: `${number(count)} new recordings` }),
    signUps: (count: number) =>
      plural(count, { 1: '1 new sign-up', other: `${number(count)} new sign-ups` }),
  },
  /** A subject. `what` is one of the counts, such as "12 new announcements". */
  countAt: (what: string, assembly: string) => `${what} at ${assembly}`,
  /** The first titles of many, in a push message. */
  titles: (titles: string[]) => titles.join(', '),
  /** Below a list of announcements, events, recordings or documents. */
  andMore: (count: number) => `and ${number(count)} more`,
  seeAll: 'See all',
  /** A link below a text that was cut. */
  readRest: 'Read the rest',

  announcement: {
    subject: (title: string) => `Announcement: ${title}`,
    /** Labels, before a colon. */
    list: 'List',
    due: 'Due',
    open: 'Open the announcement',
  },
  event: {
    canceledSubject: (title: string, times: string) => `Canceled: ${title}, ${times}`,
    movedSubject: (title: string, times: string) => `Moved to ${times}: ${title}`,
    canceled: 'This event was canceled.',
    moved: 'This event has a new time.',
    /** Labels, before a colon. */
    plannedFor: 'Originally planned for',
    before: 'Before',
    now: 'Now',
    where: 'Where',
    open: 'Open the event',
    seeNext: 'See the next events',
    /** Below the title. */
    canceledAt: (times: string) => `Canceled: ${times}`,
    movedTo: (after: string, before: string) => `Moved to ${after}. Before: ${before}.`,
  },
  recording: {
    subject: (title: string) => `New recording: ${title}`,
    /** A label, before a colon. */
    folder: 'Folder',
    listen: 'Listen',
    /** Below the title, in a push message. */
    newIn: (folder: string) => `New recording. ${folder}`,
  },
  /** To administrators. */
  signUps: {
    subject: (count: number, assembly: string) =>
      plural(count, {
        1: `New sign-up at ${assembly}`,
        other: `${number(count)} new sign-ups at ${assembly}`,
      }),
    signedUp: (name: string, email: string) =>
      `${name} (${email}) has signed up and is waiting for approval.`,
    later: 'Further sign-ups are reported together, at most once an hour.',
    sinceLast: (count: number) =>
      plural(count, {
        1: '1 person has signed up since the last email about sign-ups.',
        other: `${number(count)} people have signed up since the last email about sign-ups.`,
      }),
    /** A button: the people. */
    approve: 'Approve or delete',
    // A push message.
    title: (count: number) =>
      plural(count, { 1: 'New sign-up', other: `${number(count)} new sign-ups` }),
    approveInApp: 'Approve or delete them in the app.',
  },
  /** In a list for administrators. */
  weekly: 'Weekly email',
};
