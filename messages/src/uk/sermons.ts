import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const countSermons = (count: number) =>
  plural(count, {
    one: `${number(count)} проповідь`,
    few: `${number(count)} проповіді`,
    many: `${number(count)} проповідей`,
    other: `${number(count)} проповіді`,
  });

export default {
  search: 'Шукати проповіді',
  series: 'Цикл',
  allSeries: 'Усі цикли',
  speaker: 'Проповідник',
  allSpeakers: 'Усі проповідники',
  year: 'Рік',
  allYears: 'Усі роки',
  count: countSermons,
  found: (count: number) => `Знайдено ${countSermons(count)}`,
  nothingFound: 'Проповідей не знайдено',
  nothingYet: 'Проповідей ще немає',
  failed: 'Не вдалося завантажити проповіді.',
  listOfSermons: 'Список проповідей',
  pagesOfSermons: 'Сторінки проповідей',
  continueListening: 'Слухати далі',
  withoutDate: 'Без дати',
  left: (length: string) => `ще\u00A0${length}`,
  play: (title: string) => `Відтворити: ${title}`,
  pause: (title: string) => `Пауза: ${title}`,
} satisfies Messages['sermons'];
