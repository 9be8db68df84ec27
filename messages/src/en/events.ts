import { number, plural } from './language.ts';

const NTH = ['', 'first', 'second', 'third', 'fourth', 'last'];

const every = (interval: number, what: string) =>
  interval > 1 ? `every ${NTH[interval]} ${what}` : `every ${what}`;

const where = (calendar: string | undefined, isOnPhone = false) =>
  (calendar ? ` in ${calendar}` : '') + (isOnPhone ? ' on this phone' : '');

export default {
  view: 'View',
  list: 'List',
  month: 'Month',
  search: 'Search events',
  listOfEvents: 'List of events',
  pagesOfEvents: 'Pages of events',
  failed: 'The events could not be loaded.',
  print: 'Print',
  /** Without a connection, only the events on the phone are known. `calendar` is undefined if all are listed. */
  found: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, { 1: '1 event found', other: `${number(count)} events found` }) +
    where(calendar, isOnPhone),
  upcoming: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, { 1: '1 upcoming event', other: `${number(count)} upcoming events` }) +
    where(calendar, isOnPhone),
  nothingFound: 'No events found',
  nothingFoundIn: (calendar: string) => `No events found in ${calendar}`,
  nothingUpcomingIn: (calendar: string) => `No upcoming events in ${calendar}`,
  calendar: 'Calendar',
  allCalendars: 'All calendars',
  unknownCalendar: 'Unknown calendar',

  // An event, in a list or alone.
  /** Read aloud before the name of the calendar. */
  calendarOf: 'Calendar:',
  /** A badge, a heading, and the button that leads to the current month. */
  today: 'Today',
  happeningNow: 'Happening now',
  /** Instead of a place. */
  online: 'Online',
  allDay: 'All day',
  dayAllDay: (day: string) => `${day}, all day`,
  /** The interval is 1 to 4: 2 for every second day. */
  everyDay: (interval: number) => every(interval, 'day'),
  /** `day` is the name of the weekday, `_weekday` its number, from 0 for Sunday, where the words depend on it. */
  everyWeek: (interval: number, day: string, _weekday: number) => every(interval, day),
  /** The position is 1 for the first such weekday of the month to 4, or -1 for the last. */
  everyMonth: (interval: number, position: number, day: string, _weekday: number) =>
    `${every(interval, 'month')} on the ${NTH.at(position)} ${day}`,

  /** A button: join the meeting online. */
  join: 'Join',
  map: 'Map',
  /** Read aloud before the title of a sermon. */
  play: 'Play:',
  newestSermon: 'Newest sermon',
  /** The name of one without a title. */
  attachment: 'Attachment',
};
