import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

const seconds = (count: number) =>
  plural(count, {
    one: `${number(count)} секунду`,
    few: `${number(count)} секунди`,
    many: `${number(count)} секунд`,
    other: `${number(count)} секунди`,
  });

export default {
  title: 'Програвач',
  play: 'Відтворити',
  pause: 'Пауза',
  nextInSeries: <E>(hidden: (text: string) => E, title: string): Sentence<E> => [
    'Далі в циклі',
    hidden(`: ${title}`),
  ],
  position: 'Позиція',
  positionOf: (position: string, duration: string) => `${position} з ${duration}`,
  back: (count: number) => `Назад на ${seconds(count)}`,
  forward: (count: number) => `Уперед на ${seconds(count)}`,
  chapters: 'Розділи',
  speed: 'Швидкість відтворення',
  speedFactor: (factor: number) => `${number(factor)}×`,
  close: 'Закрити програвач',
  failed: {
    notPlayable: 'Цей браузер не може відтворити запис.',
    notSaved: (why: string) => `${why} Цей запис не збережено на телефоні.`,
    notLoaded: 'Не вдалося завантажити запис.',
    download: 'Завантажити файл',
  },
} satisfies Messages['player'];
