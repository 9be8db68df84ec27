import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

const countItems = (count: number) =>
  plural(count, {
    one: `${number(count)} елемент`,
    few: `${number(count)} елементи`,
    many: `${number(count)} елементів`,
    other: `${number(count)} елемента`,
  });

export default {
  title: 'Документи',
  search: 'Шукати документи',
  list: 'Список документів',
  pages: 'Сторінки документів',
  loadFailed: 'Не вдалося завантажити документи.',
  nothingFound: 'Документів не знайдено.',
  emptyFolder: 'У цій папці немає документів.',
  noFiles: 'У цій папці немає файлів.',
  count: countItems,
  found: (count: number) => `Знайдено ${countItems(count)}`,
  newFiles: (count: number) =>
    plural(count, {
      one: `${number(count)} новий`,
      few: `${number(count)} нові`,
      many: `${number(count)} нових`,
      other: `${number(count)} нового`,
    }),
  goToDocuments: 'Перейти до документів',
  breadcrumb: 'Шлях до папки',
  inPlayer: 'У програвачі:',
  inFolder: <E>(folder: E): Sentence<E> => ['у папці: ', folder],

  kinds: {
    folder: 'Папка',
    pdf: 'PDF',
    audio: 'Аудіо',
    image: 'Зображення',
    video: 'Відео',
    spreadsheet: 'Таблиця',
    presentation: 'Презентація',
    document: 'Документ',
    google: 'Документ',
    other: 'Файл',
  },
  kindAndSize: (kind: string, size: string) => `${kind}, ${size}`,

  download: 'Завантажити',
  openInNewTab: 'Відкрити в новій вкладці',
  fileNotLoaded: 'Не вдалося завантажити файл.',
  fileNotLoadedRetry: 'Не вдалося завантажити файл. Спробуйте ще раз.',
  fileNotStored: (reason: string) =>
    `${reason} Цього файлу немає на телефоні. Відкрийте його один раз, коли є інтернет, і він відкриватиметься також без інтернету.`,
  notSupported: 'Цей браузер не може показати файл. Натомість його можна завантажити.',
} satisfies Messages['documents'];
