import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

// From Sunday; by the interval: every, every second, third and fourth.
const MASCULINE = ['', 'każdy', 'drugi', 'trzeci', 'czwarty'];
const FEMININE = ['', 'każdą', 'drugą', 'trzecią', 'czwartą'];
const isFeminine = (weekday: number) => [0, 3, 6].includes(weekday);
/** "niedzielę": the accusative. */
const accusative = (day: string) => day.replace(/a$/, 'ę');

const countEvents = (count: number) =>
  plural(count, {
    one: '1 wydarzenie',
    few: `${number(count)} wydarzenia`,
    many: `${number(count)} wydarzeń`,
    other: `${number(count)} wydarzenia`,
  });

const where = (calendar: string | undefined, isOnPhone = false) =>
  (isOnPhone ? ' w telefonie' : '') + (calendar ? `, kalendarz: ${calendar}` : '');

export default {
  view: 'Widok',
  list: 'Lista',
  month: 'Miesiąc',
  search: 'Szukaj wydarzeń',
  listOfEvents: 'Lista wydarzeń',
  pagesOfEvents: 'Strony wydarzeń',
  failed: 'Nie udało się wczytać wydarzeń.',
  print: 'Drukuj',
  found: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    `Znaleziono ${countEvents(count)}${where(calendar, isOnPhone)}`,
  upcoming: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, {
      one: '1 nadchodzące wydarzenie',
      few: `${number(count)} nadchodzące wydarzenia`,
      many: `${number(count)} nadchodzących wydarzeń`,
      other: `${number(count)} nadchodzącego wydarzenia`,
    }) + where(calendar, isOnPhone),
  nothingFound: 'Nie znaleziono wydarzeń',
  nothingFoundIn: (calendar: string) => `Nie znaleziono wydarzeń, kalendarz: ${calendar}`,
  nothingUpcomingIn: (calendar: string) => `Brak nadchodzących wydarzeń, kalendarz: ${calendar}`,
  calendar: 'Kalendarz',
  allCalendars: 'Wszystkie kalendarze',
  unknownCalendar: 'Nieznany kalendarz',

  calendarOf: 'Kalendarz:',
  today: 'Dzisiaj',
  happeningNow: 'Trwa teraz',
  online: 'Online',
  allDay: 'Cały dzień',
  dayAllDay: (day: string) => `${day}, cały dzień`,
  everyDay: (interval: number) => (interval > 1 ? `co ${MASCULINE[interval]} dzień` : 'codziennie'),
  /** "w każdą środę", "co drugi wtorek" */
  everyWeek: (interval: number, day: string, weekday: number) => {
    const nth = (isFeminine(weekday) ? FEMININE : MASCULINE)[interval];
    return `${interval > 1 ? 'co' : 'w'} ${nth} ${accusative(day)}`;
  },
  /** "co miesiąc w pierwszą niedzielę" */
  everyMonth: (interval: number, position: number, day: string, weekday: number) => {
    const nth = isFeminine(weekday)
      ? ['', 'pierwszą', ...FEMININE.slice(2), 'ostatnią']
      : ['', 'pierwszy', ...MASCULINE.slice(2), 'ostatni'];
    const every = interval > 1 ? `co ${MASCULINE[interval]} miesiąc` : 'co miesiąc';
    return `${every} w ${nth.at(position)} ${accusative(day)}`;
  },

  join: 'Dołącz',
  map: 'Mapa',
  play: 'Odtwórz:',
  newestSermon: 'Najnowsze kazanie',
  attachment: 'Załącznik',
} satisfies Messages['events'];
