import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const INTERVALS = ['', '', 'due', 'tre', 'quattro'];
const NTH = ['', 'primo', 'secondo', 'terzo', 'quarto', 'ultimo'];

/** Solo la domenica è femminile: "ogni prima domenica". */
const isFeminine = (weekday: number) => weekday === 0;

const nth = (position: number, weekday: number) => {
  const masculine = NTH.at(position) ?? '';
  return isFeminine(weekday) ? masculine.replace(/o$/, 'a') : masculine;
};

const theNth = (position: number, weekday: number) => {
  if (position === -1) return `l’${nth(position, weekday)}`;
  return `${isFeminine(weekday) ? 'la' : 'il'} ${nth(position, weekday)}`;
};

const where = (calendar: string | undefined, isOnPhone = false) =>
  (calendar ? ` in ${calendar}` : '') + (isOnPhone ? ' su questo telefono' : '');

export default {
  view: 'Vista',
  list: 'Elenco',
  month: 'Mese',
  search: 'Cerca negli eventi',
  listOfEvents: 'Elenco degli eventi',
  pagesOfEvents: 'Pagine degli eventi',
  failed: 'Non è stato possibile caricare gli eventi.',
  print: 'Stampa',
  found: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, {
      0: 'Nessun evento trovato',
      one: '1 evento trovato',
      many: `${number(count)} di eventi trovati`,
      other: `${number(count)} eventi trovati`,
    }) + where(calendar, isOnPhone),
  upcoming: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, {
      0: 'Nessun evento in programma',
      one: '1 evento in programma',
      many: `${number(count)} di eventi in programma`,
      other: `${number(count)} eventi in programma`,
    }) + where(calendar, isOnPhone),
  nothingFound: 'Nessun evento trovato',
  nothingFoundIn: (calendar: string) => `Nessun evento trovato in ${calendar}`,
  nothingUpcomingIn: (calendar: string) => `Nessun evento in programma in ${calendar}`,
  calendar: 'Calendario',
  allCalendars: 'Tutti i calendari',
  unknownCalendar: 'Calendario sconosciuto',

  calendarOf: 'Calendario:',
  today: 'Oggi',
  happeningNow: 'In corso',
  online: 'Online',
  allDay: 'Tutto il giorno',
  dayAllDay: (day: string) => `${day}, tutto il giorno`,
  everyDay: (interval: number) =>
    interval > 1 ? `ogni ${INTERVALS[interval]} giorni` : 'ogni giorno',
  everyWeek: (interval: number, day: string, weekday: number) =>
    interval > 1
      ? `ogni ${INTERVALS[interval]} settimane, ${isFeminine(weekday) ? 'la' : 'il'} ${day}`
      : `ogni ${day}`,
  everyMonth: (interval: number, position: number, day: string, weekday: number) =>
    interval > 1
      ? `ogni ${INTERVALS[interval]} mesi, ${theNth(position, weekday)} ${day}`
      : `ogni ${nth(position, weekday)} ${day} del mese`,

  join: 'Partecipa',
  map: 'Mappa',
  play: 'Ascolta:',
  newestSermon: 'Ultimo sermone',
  attachment: 'Allegato',
} satisfies Messages['events'];
