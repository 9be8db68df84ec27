import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  controls: 'Керування PDF',
  pagesOf: (title: string) => `Сторінки документа: ${title}`,
  page: 'Сторінка',
  pageNumber: (page: number) => `Сторінка ${number(page)}`,
  pageOf: <E>(wide: (text: string) => E, field: E, count: number): Sentence<E> => [
    wide('Сторінка '),
    field,
    ` з ${number(count)}`,
  ],
  zoomIn: 'Збільшити',
  zoomOut: 'Зменшити',
  zoom: (percent: string) => `Масштаб ${percent}. Показати на всю ширину`,
  wholeWidth: 'Показати на всю ширину',
  find: 'Знайти в документі',
  previousMatch: 'Попередній збіг',
  nextMatch: 'Наступний збіг',
  closeFind: 'Закрити пошук',
  match: (current: number, total: number) => `${number(current)} з ${number(total)}`,
  searching: 'Пошук…',
  notFound: 'Не знайдено',
  scanned: 'Цей PDF – скан, тому шукати в його тексті не можна.',
  pageFailed: 'Не вдалося показати цю сторінку.',
  damaged:
    'Цей PDF пошкоджений або неповний, тому його не можна показати. Завантажте його й спробуйте інший застосунок.',
  protected:
    'Цей PDF захищено паролем. Завантажте його й відкрийте в застосунку, який запитає пароль.',
  link: {
    title: 'Відкрити посилання',
    question: (address: string) => `Це посилання веде на ${address}. Відкрити його?`,
    open: 'Відкрити',
  },
} satisfies Messages['pdf'];
