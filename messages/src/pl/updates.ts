import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const countSignUps = (count: number) =>
  plural(count, {
    one: '1 nowa rejestracja',
    few: `${number(count)} nowe rejestracje`,
    many: `${number(count)} nowych rejestracji`,
    other: `${number(count)} nowej rejestracji`,
  });

export default {
  untitled: '(Bez tytułu)',
  timeUnknown: 'Termin nieznany',
  allDay: 'cały dzień',
  allDayOn: (day: string) => `${day}, cały dzień`,

  reasons: {
    announcements: 'Ten e-mail przychodzi przy każdym nowym ogłoszeniu.',
    events:
      'Ten e-mail przychodzi, gdy wydarzenie z najbliższych dwóch tygodni zostanie odwołane lub przeniesione.',
    sermons: 'Ten e-mail przychodzi przy każdym nowym nagraniu.',
    signUps: 'Ten e-mail o nowych rejestracjach przychodzi do administratorów.',
    weekly: 'Ten e-mail przychodzi raz w tygodniu.',
  },
  counts: {
    announcements: (count: number) =>
      plural(count, {
        one: '1 nowe ogłoszenie',
        few: `${number(count)} nowe ogłoszenia`,
        many: `${number(count)} nowych ogłoszeń`,
        other: `${number(count)} nowego ogłoszenia`,
      }),
    events: (count: number) =>
      plural(count, {
        one: '1 odwołane lub przeniesione wydarzenie',
        few: `${number(count)} odwołane lub przeniesione wydarzenia`,
        many: `${number(count)} odwołanych lub przeniesionych wydarzeń`,
        other: `${number(count)} odwołanego lub przeniesionego wydarzenia`,
      }),
    sermons: (count: number) =>
      plural(count, {
        one: '1 nowe nagranie',
        few: `${number(count)} nowe nagrania`,
        many: `${number(count)} nowych nagrań`,
        other: `${number(count)} nowego nagrania`,
      }),
    signUps: countSignUps,
  },
  countAt: (what: string, assembly: string) => `${what} – ${assembly}`,
  titles: (titles: string[]) => titles.join(', '),
  andMore: (count: number) => `i jeszcze ${number(count)}`,
  seeAll: 'Zobacz wszystkie',
  readRest: 'Czytaj dalej',

  announcement: {
    subject: (title: string) => `Ogłoszenie: ${title}`,
    list: 'Lista',
    due: 'Termin',
    open: 'Otwórz ogłoszenie',
  },
  event: {
    canceledSubject: (title: string, times: string) => `Odwołane: ${title}, ${times}`,
    movedSubject: (title: string, times: string) => `Nowy termin: ${times} – ${title}`,
    canceled: 'To wydarzenie zostało odwołane.',
    moved: 'To wydarzenie ma nowy termin.',
    plannedFor: 'Pierwotny termin',
    before: 'Dotychczas',
    now: 'Teraz',
    where: 'Miejsce',
    open: 'Otwórz wydarzenie',
    seeNext: 'Zobacz następne wydarzenia',
    canceledAt: (times: string) => `Odwołane: ${times}`,
    movedTo: (after: string, before: string) => `Nowy termin: ${after}. Dotychczas: ${before}.`,
  },
  recording: {
    subject: (title: string) => `Nowe nagranie: ${title}`,
    folder: 'Folder',
    listen: 'Posłuchaj',
    newIn: (folder: string) => `Nowe nagranie. ${folder}`,
  },
  signUps: {
    subject: (count: number, assembly: string) =>
      count === 1 ? `Nowa rejestracja – ${assembly}` : `${countSignUps(count)} – ${assembly}`,
    signedUp: (name: string, email: string) =>
      `Nowa rejestracja czeka na zatwierdzenie: ${name} (${email}).`,
    later: 'O kolejnych rejestracjach powiadamiamy łącznie, najwyżej raz na godzinę.',
    sinceLast: (count: number) =>
      plural(count, {
        one: 'Od ostatniego e-maila o rejestracjach zarejestrowała się 1 osoba.',
        few: `Od ostatniego e-maila o rejestracjach zarejestrowały się ${number(count)} osoby.`,
        many: `Od ostatniego e-maila o rejestracjach zarejestrowało się ${number(count)} osób.`,
        other: `Od ostatniego e-maila o rejestracjach zarejestrowało się ${number(count)} osoby.`,
      }),
    approve: 'Zatwierdź lub usuń',
    title: (count: number) => (count === 1 ? 'Nowa rejestracja' : countSignUps(count)),
    approveInApp: 'Można zatwierdzić lub usunąć w aplikacji.',
  },
  weekly: 'Cotygodniowy e-mail',
} satisfies Messages['updates'];
