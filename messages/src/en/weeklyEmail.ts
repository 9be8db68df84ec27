import { number, plural } from './language.ts';

export default {
  subject: (assembly: string) => `This week at ${assembly}`,
  // The heading, with events and without.
  nextDays: 'The next 7 days',
  thisWeek: 'This week',
  // Headings of sections. In plain text, in capital letters.
  announcements: 'Announcements',
  newSermons: 'New sermons',
  newestSermon: 'Newest sermon',
  newDocuments: 'New documents',
  signUps: 'Sign-ups',
  /** After the title of an announcement: "until Friday 20 November". */
  until: (day: string) => `until ${day}`,
  waiting: (count: number) =>
    plural(count, {
      1: '1 person is waiting for approval.',
      other: `${number(count)} people are waiting for approval.`,
    }),
};
