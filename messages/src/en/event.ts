import { number, plural } from './language.ts';

export default {
  // The month. `month` is one such as "November 2026".
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  inMonth: (count: number, month: string, calendar: string | undefined) =>
    plural(count, {
      0: `No events in ${month}`,
      1: `1 event in ${month}`,
      other: `${number(count)} events in ${month}`,
    }) + (calendar ? ` in ${calendar}` : ''),
  endedBefore: (day: string) => `Events that ended before ${day} are no longer shown.`,
  monthLabel: (month: string) => `Events in ${month}`,
  dayWithEvents: (day: string, count: number) =>
    plural(count, {
      0: `${day}, no events`,
      1: `${day}, 1 event`,
      other: `${day}, ${number(count)} events`,
    }),
  /** A button in the small field of a day. */
  moreOnDay: (count: number) => `+${number(count)} more`,
  nothingOnDay: 'No events on this day.',

  // What is printed for a notice board.
  printThisWeek: 'Print this week',
  printThisMonth: 'Print this month',
  /** Days such as "16–22 November 2026", or a month. */
  printDays: (days: string) => `Print ${days}`,
  nothingOnDays: 'No events on these days.',
  /** After the first announcements of a list. */
  andMore: (count: number) => `and ${number(count)} more`,
  printedAt: (time: string) => `Printed ${time}`,

  // The details.
  /** The title until the event is loaded. */
  event: 'Event',
  eventFailed: 'The event could not be loaded.',
  showAll: 'Show all events',
  over: 'This event is over.',
  /** Such as "every Wednesday". */
  repeats: (repetition: string) => `Repeats ${repetition}.`,
  repeatsSomehow: 'This event repeats.',
  showOnMap: 'Show on map',
  joinOnline: 'Join online',
  attachments: 'Attachments',
  addToCalendar: 'Add to calendar',
  addThisToCalendar: (title: string) => `Add to calendar: ${title}`,
};
