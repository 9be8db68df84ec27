import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

const countAnnouncements = (count: number) =>
  plural(count, {
    one: `${number(count)} оголошення`,
    few: `${number(count)} оголошення`,
    many: `${number(count)} оголошень`,
    other: `${number(count)} оголошення`,
  });

export default {
  search: 'Шукати оголошення',
  count: countAnnouncements,
  found: (count: number) => `Знайдено ${countAnnouncements(count)}`,
  nothingFound: 'Оголошень не знайдено',
  listOfAnnouncements: 'Список оголошень',
  nothingInList: 'Оголошень немає.',
  moreIn: <E>(
    count: number,
    newCount: number,
    list: string,
    hidden: (text: string) => E,
  ): Sentence<E> => [
    newCount > 0 ? `Ще ${number(count)}, з них нових: ${number(newCount)}` : `Ще ${number(count)}`,
    hidden(` – список: ${list}`),
  ],
  announcement: 'Оголошення',
  gone: 'Цього оголошення вже немає в списку.',
} satisfies Messages['announcements'];
