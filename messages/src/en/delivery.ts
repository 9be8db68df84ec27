import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  // The section "Notifications".
  noMailServer: <E>(link: (text: string) => E): Sentence<E> => [
    'No mail server is set, so no emails are sent. Enter one under ',
    link('Email'),
    '.',
  ],
  settingsTitle: 'How members are notified',
  /** The default for members is the weekly email. */
  defaultNotSent:
    'Without a weekly email, members who have not chosen get no emails about updates.',
  weekly: {
    /** Instead of a day. */
    notSent: 'Not sent',
    time: 'Time of the weekly email',
    title: 'The weekly email',
    saveNote: 'Save the sentence',
    failed: 'The weekly email could not be loaded.',
    next: (time: string) => `It is sent next on ${time}.`,
    nothing:
      'At the moment it would have nothing to say, and would not be sent: there are no events in the next seven days, no announcements that are new or end soon, and no new documents or recordings.',
    now: <E>(subject: E): Sentence<E> => ['This is what it would say now. Subject: ', subject],
    send: 'Send it to me',
  },
  quietHours: {
    none: 'No quiet hours',
    from: 'Quiet hours from',
    until: 'Quiet hours until',
  },

  // Its panel "Delivery".
  title: 'Delivery',
  failed: 'The deliveries could not be loaded.',
  /** The words of the mail server follow. */
  lastNotSent: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('The last email could not be sent.'),
    ' The reason:',
  ],
  retrying: 'We keep retrying for 24 hours. Other emails may be delayed too.',
  due: <E>(bold: (text: string) => E, count: number): Sentence<E> => [
    bold(
      plural(count, {
        1: 'Not sent yet: 1 notification.',
        other: `Not sent yet: ${number(count)} notifications.`,
      }),
    ),
    ' They wait until the quiet hours end, or for up to 10 minutes after a previous message about the same item.',
  ],
  nothingSent: (days: number) =>
    `No email or push message about updates in the last ${number(days)} days.`,
  counts: {
    /** Above the numbers of those that are waiting, sent and failed. */
    title: (days: number) =>
      `Emails and push messages about updates, in the last ${number(days)} days:`,
    waiting: 'Waiting',
    waitingSince: (count: number, since: string) => `${number(count)}, the oldest since ${since}`,
    sent: 'Sent',
    failed: 'Failed',
  },
  failures: {
    title: (count: number) => `Failures (${number(count)})`,
    /** There may be more. */
    titleOfLast: (count: number) => `The last failures (${number(count)})`,
    list: 'Failures',
    email: (name: string, address: string) => `Email to ${name} (${address})`,
    push: (name: string, address: string) => `Push message to ${name} (${address})`,
    attempts: (time: string, count: number) =>
      plural(count, { 1: `${time}, 1 attempt`, other: `${time}, ${number(count)} attempts` }),
  },
  /** Many notifications at once, which an administrator sends as one message or drops. `what` is such as "42 new announcements". */
  held: {
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
    waiting: (what: string) => `Waiting for your decision: ${what}.`,
    reasons: {
      first: 'Found by the first sync. Members have not been notified.',
      restored: 'From a restored snapshot. Some members may have been notified already.',
      origin:
        'The account, calendar, task list or folder has changed. Members have not been notified.',
      many: 'There were more than 30 at once. Members have not been notified.',
    },
    /** The last in a list of titles. */
    more: (count: number) => `and ${number(count)} more`,
    send: {
      label: 'Send',
      labelOf: (what: string) => `Send: ${what}`,
      title: 'Send a summary',
      question: (what: string, people: number) =>
        plural(people, {
          0: 'Nobody has turned on instant emails or push for this, so nobody would get the summary. Send it anyway?',
          1: `Send one message about ${what} to 1 person?`,
          other: `Send one message about ${what} to ${people} people?`,
        }),
      done: 'The summary will be sent. During quiet hours, it waits until they end.',
    },
    drop: {
      label: 'Do not send',
      labelOf: (what: string) => `Do not send: ${what}`,
      title: 'Do not send a summary',
      question: (what: string) =>
        `Members will not be notified of ${what}. They still see them in the app.`,
      done: 'The summary will not be sent.',
    },
  },
  paused: {
    title: 'Paused addresses',
    reason: 'The mail server rejected these addresses three times in a row.',
    since: (time: string) => `Since ${time}`,
    retry: 'Try them again',
    resumed: 'Emails are sent to these addresses again.',
  },
};
