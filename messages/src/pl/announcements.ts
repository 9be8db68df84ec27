import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

const countAnnouncements = (count: number) =>
  plural(count, {
    one: '1 ogłoszenie',
    few: `${number(count)} ogłoszenia`,
    many: `${number(count)} ogłoszeń`,
    other: `${number(count)} ogłoszenia`,
  });

export default {
  search: 'Szukaj ogłoszeń',
  count: countAnnouncements,
  found: (count: number) => `Znaleziono ${countAnnouncements(count)}`,
  nothingFound: 'Nie znaleziono ogłoszeń',
  listOfAnnouncements: 'Lista ogłoszeń',
  nothingInList: 'Brak ogłoszeń.',
  moreIn: <E>(
    count: number,
    newCount: number,
    list: string,
    hidden: (text: string) => E,
  ): Sentence<E> => [
    newCount > 0
      ? `Jeszcze ${number(count)}, w tym nowe: ${number(newCount)}`
      : `Jeszcze ${number(count)}`,
    hidden(` – lista: ${list}`),
  ],
  announcement: 'Ogłoszenie',
  gone: 'Tego ogłoszenia nie ma już na liście.',
} satisfies Messages['announcements'];
