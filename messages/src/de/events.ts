import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const NTH = ['', 'ersten', 'zweiten', 'dritten', 'vierten', 'letzten'];
const NUMBERS = ['', '', 'zwei', 'drei', 'vier'];

/** Days and weekdays are masculine. */
const every = (interval: number, what: string) =>
  interval > 1 ? `jeden ${NTH[interval]} ${what}` : `jeden ${what}`;

const where = (calendar: string | undefined, isOnPhone = false) =>
  (calendar ? ` in „${calendar}“` : '') + (isOnPhone ? ' auf diesem Telefon' : '');

export default {
  view: 'Ansicht',
  list: 'Liste',
  month: 'Monat',
  search: 'Termine suchen',
  listOfEvents: 'Liste der Termine',
  pagesOfEvents: 'Seiten der Termine',
  failed: 'Die Termine konnten nicht geladen werden.',
  print: 'Drucken',
  found: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    `${plural(count, { one: '1 Termin', other: `${number(count)} Termine` })}${where(calendar, isOnPhone)} gefunden`,
  upcoming: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, { one: '1 kommender Termin', other: `${number(count)} kommende Termine` }) +
    where(calendar, isOnPhone),
  nothingFound: 'Keine Termine gefunden',
  nothingFoundIn: (calendar: string) => `Keine Termine in „${calendar}“ gefunden`,
  nothingUpcomingIn: (calendar: string) => `Keine kommenden Termine in „${calendar}“`,
  calendar: 'Kalender',
  allCalendars: 'Alle Kalender',
  unknownCalendar: 'Unbekannter Kalender',

  calendarOf: 'Kalender:',
  today: 'Heute',
  happeningNow: 'Läuft gerade',
  online: 'Online',
  allDay: 'Ganztägig',
  dayAllDay: (day: string) => `${day}, ganztägig`,
  everyDay: (interval: number) => every(interval, 'Tag'),
  everyWeek: (interval: number, day: string, _weekday: number) => every(interval, day),
  everyMonth: (interval: number, position: number, day: string, _weekday: number) =>
    interval > 1
      ? `alle ${NUMBERS[interval]} Monate am ${NTH.at(position)} ${day}`
      : `jeden ${NTH.at(position)} ${day} im Monat`,

  join: 'Teilnehmen',
  map: 'Karte',
  play: 'Abspielen:',
  newestSermon: 'Neueste Predigt',
  attachment: 'Anhang',
} satisfies Messages['events'];
