import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const INTERVALS = ['', '', 'două', 'trei', 'patru'];
const NTH = ['', 'prima', 'a doua', 'a treia', 'a patra', 'ultima'];
/** "miercurea", adică în fiecare miercuri. */
const ON_DAY = ['duminica', 'lunea', 'marțea', 'miercurea', 'joia', 'vinerea', 'sâmbăta'];

const where = (calendar: string | undefined, isOnPhone = false) =>
  (calendar ? ` în ${calendar}` : '') + (isOnPhone ? ' pe acest telefon' : '');

export default {
  view: 'Vizualizare',
  list: 'Listă',
  month: 'Lună',
  search: 'Căutați în evenimente',
  listOfEvents: 'Lista evenimentelor',
  pagesOfEvents: 'Paginile evenimentelor',
  failed: 'Evenimentele nu s-au putut încărca.',
  print: 'Tipăriți',
  found: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, {
      0: 'Niciun eveniment găsit',
      one: '1 eveniment găsit',
      few: `${number(count)} evenimente găsite`,
      other: `${number(count)} de evenimente găsite`,
    }) + where(calendar, isOnPhone),
  upcoming: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, {
      0: 'Niciun eveniment viitor',
      one: '1 eveniment viitor',
      few: `${number(count)} evenimente viitoare`,
      other: `${number(count)} de evenimente viitoare`,
    }) + where(calendar, isOnPhone),
  nothingFound: 'Niciun eveniment găsit',
  nothingFoundIn: (calendar: string) => `Niciun eveniment găsit în ${calendar}`,
  nothingUpcomingIn: (calendar: string) => `Niciun eveniment viitor în ${calendar}`,
  calendar: 'Calendar',
  allCalendars: 'Toate calendarele',
  unknownCalendar: 'Calendar necunoscut',

  calendarOf: 'Calendar:',
  today: 'Astăzi',
  happeningNow: 'Chiar acum',
  online: 'Online',
  allDay: 'Toată ziua',
  dayAllDay: (day: string) => `${day}, toată ziua`,
  everyDay: (interval: number) =>
    interval > 1 ? `o dată la ${INTERVALS[interval]} zile` : 'în fiecare zi',
  everyWeek: (interval: number, day: string, weekday: number) =>
    interval > 1
      ? `o dată la ${INTERVALS[interval]} săptămâni, ${ON_DAY[weekday] ?? day}`
      : `în fiecare ${day}`,
  everyMonth: (interval: number, position: number, day: string, _weekday: number) =>
    interval > 1
      ? `o dată la ${INTERVALS[interval]} luni, în ${NTH.at(position)} ${day}`
      : `în fiecare lună, în ${NTH.at(position)} ${day}`,

  join: 'Participați',
  map: 'Hartă',
  play: 'Ascultați:',
  newestSermon: 'Cea mai nouă predică',
  attachment: 'Atașament',
} satisfies Messages['events'];
