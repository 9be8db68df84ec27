import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

/** The weekdays after "do"; dates have this form already. */
const GENITIVE: Record<string, string> = {
  niedziela: 'niedzieli',
  poniedziałek: 'poniedziałku',
  wtorek: 'wtorku',
  środa: 'środy',
  czwartek: 'czwartku',
  piątek: 'piątku',
  sobota: 'soboty',
};

export default {
  back: 'Wstecz',
  cancel: 'Anuluj',
  close: 'Zamknij',
  no: 'Nie',
  save: 'Zapisz',
  saving: 'Zapisywanie…',
  yes: 'Tak',
  announcementsFailed: 'Nie udało się wczytać ogłoszeń.',

  leaving: 'Przechodzenie do Google…',
  connectSource: 'Połącz źródło',
  nothingYet: 'Nic tu jeszcze nie ma',
  sources: { events: 'Wydarzenia', announcements: 'Ogłoszenia', documents: 'Dokumenty' },

  share: 'Udostępnij',
  shareItem: (title: string) => `Udostępnij: ${title}`,
  link: 'Link',
  copy: 'Kopiuj',
  copyItem: (name: string) => `Kopiuj: ${name}`,
  copied: (name: string) => `Skopiowano: ${name}.`,
  notCopied: (name: string) =>
    `Nie udało się skopiować. Tekst pola „${name}” jest zaznaczony: proszę nacisnąć Ctrl+C.`,

  language: {
    label: 'Język',
    notChanged: 'Nie udało się zmienić języka. Proszę spróbować ponownie.',
  },

  justNow: 'przed chwilą',
  untilToday: 'do dzisiaj',
  untilTomorrow: 'do jutra',
  until: (day: string) => `do ${GENITIVE[day] ?? day}`,
  /** "w sobotę o 18:00" */
  weekdayAt: (weekday: string, time: string) =>
    `${weekday === 'wtorek' ? 'we' : 'w'} ${weekday.replace(/a$/, 'ę')} o ${time}`,
  badge: {
    newItems: <E>(count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(plural(count, { one: ' nowe', few: ' nowe', many: ' nowych', other: ' nowych' })),
    ],
    waiting: <E>(count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(
        plural(count, {
          one: ' osoba czeka na zatwierdzenie',
          few: ' osoby czekają na zatwierdzenie',
          many: ' osób czeka na zatwierdzenie',
          other: ' osób czeka na zatwierdzenie',
        }),
      ),
    ],
  },
  newMark: 'Nowe',

  needsConnection: (why: string) => `${why} To wymaga połączenia.`,
  newAnnouncements: (count: number) =>
    plural(count, {
      one: '1 nowe ogłoszenie',
      few: `${number(count)} nowe ogłoszenia`,
      many: `${number(count)} nowych ogłoszeń`,
      other: `${number(count)} nowego ogłoszenia`,
    }),

  pager: {
    previous: 'Poprzednia',
    next: 'Następna',
    page: (page: number) => `Strona ${number(page)}`,
    position: (page: number, count: number) => `Strona ${number(page)} z ${number(count)}`,
  },
} satisfies Messages['shared'];
