import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

const inSeconds = (count: number) =>
  plural(count, {
    one: '1 sekundę',
    few: `${number(count)} sekundy`,
    many: `${number(count)} sekund`,
    other: `${number(count)} sekundy`,
  });

export default {
  title: 'Odtwarzacz',
  play: 'Odtwórz',
  pause: 'Wstrzymaj',
  nextInSeries: <E>(hidden: (text: string) => E, title: string): Sentence<E> => [
    'Następne w cyklu',
    hidden(`: ${title}`),
  ],
  position: 'Pozycja',
  positionOf: (position: string, duration: string) => `${position} z ${duration}`,
  back: (seconds: number) => `Wstecz o ${inSeconds(seconds)}`,
  forward: (seconds: number) => `Do przodu o ${inSeconds(seconds)}`,
  chapters: 'Rozdziały',
  speed: 'Szybkość odtwarzania',
  speedFactor: (factor: number) => `${number(factor)}×`,
  close: 'Zamknij odtwarzacz',
  failed: {
    notPlayable: 'Ta przeglądarka nie może odtworzyć nagrania.',
    notSaved: (why: string) => `${why} To nagranie nie jest zapisane w telefonie.`,
    notLoaded: 'Nie udało się wczytać nagrania.',
    download: 'Pobierz',
  },
} satisfies Messages['player'];
