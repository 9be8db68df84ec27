import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

/** The names of the months after "w". */
const IN_MONTH: Record<string, string> = {
  styczeń: 'styczniu',
  luty: 'lutym',
  marzec: 'marcu',
  kwiecień: 'kwietniu',
  maj: 'maju',
  czerwiec: 'czerwcu',
  lipiec: 'lipcu',
  sierpień: 'sierpniu',
  wrzesień: 'wrześniu',
  październik: 'październiku',
  listopad: 'listopadzie',
  grudzień: 'grudniu',
};

/** "w listopadzie 2026" */
const inMonth = (month: string) =>
  `${month.startsWith('wrzesień') ? 'we' : 'w'} ${month.replace(/^\p{L}+/u, (name) => IN_MONTH[name] ?? name)}`;

const countEvents = (count: number) =>
  plural(count, {
    0: 'brak wydarzeń',
    one: '1 wydarzenie',
    few: `${number(count)} wydarzenia`,
    many: `${number(count)} wydarzeń`,
    other: `${number(count)} wydarzenia`,
  });

export default {
  previousMonth: 'Poprzedni miesiąc',
  nextMonth: 'Następny miesiąc',
  inMonth: (count: number, month: string, calendar: string | undefined) =>
    `${count === 0 ? 'Brak wydarzeń' : countEvents(count)} ${inMonth(month)}` +
    (calendar ? `, kalendarz: ${calendar}` : ''),
  endedBefore: (day: string) => `Wydarzenia zakończone przed ${day} nie są już pokazywane.`,
  monthLabel: (month: string) => `Wydarzenia ${inMonth(month)}`,
  dayWithEvents: (day: string, count: number) => `${day}, ${countEvents(count)}`,
  moreOnDay: (count: number) => `jeszcze ${number(count)}`,
  nothingOnDay: 'W tym dniu nie ma wydarzeń.',

  printThisWeek: 'Drukuj ten tydzień',
  printThisMonth: 'Drukuj ten miesiąc',
  printDays: (days: string) => `Drukuj: ${days}`,
  nothingOnDays: 'W tych dniach nie ma wydarzeń.',
  andMore: (count: number) => `i jeszcze ${number(count)}`,
  printedAt: (time: string) => `Wydrukowano ${time}`,

  event: 'Wydarzenie',
  eventFailed: 'Nie udało się wczytać wydarzenia.',
  showAll: 'Pokaż wszystkie wydarzenia',
  over: 'To wydarzenie już się odbyło.',
  repeats: (repetition: string) => `Powtarza się ${repetition}.`,
  repeatsSomehow: 'To wydarzenie się powtarza.',
  showOnMap: 'Pokaż na mapie',
  joinOnline: 'Dołącz online',
  attachments: 'Załączniki',
  addToCalendar: 'Dodaj do kalendarza',
  addThisToCalendar: (title: string) => `Dodaj do kalendarza: ${title}`,
} satisfies Messages['event'];
