import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Player',
  play: 'Ascultați',
  pause: 'Pauză',
  nextInSeries: <E>(hidden: (text: string) => E, title: string): Sentence<E> => [
    'Următoarea din serie',
    hidden(`: ${title}`),
  ],
  position: 'Poziție',
  positionOf: (position: string, duration: string) => `${position} din ${duration}`,
  back: (seconds: number) =>
    plural(seconds, {
      one: 'Înapoi 1 secundă',
      few: `Înapoi ${number(seconds)} secunde`,
      other: `Înapoi ${number(seconds)} de secunde`,
    }),
  forward: (seconds: number) =>
    plural(seconds, {
      one: 'Înainte 1 secundă',
      few: `Înainte ${number(seconds)} secunde`,
      other: `Înainte ${number(seconds)} de secunde`,
    }),
  chapters: 'Capitole',
  speed: 'Viteza de redare',
  speedFactor: (factor: number) => `${number(factor)}×`,
  close: 'Închideți playerul',
  failed: {
    notPlayable: 'Acest browser nu poate reda înregistrarea.',
    notSaved: (why: string) => `${why} Această înregistrare nu este salvată pe telefon.`,
    notLoaded: 'Înregistrarea nu s-a putut încărca.',
    download: 'Descărcați fișierul',
  },
} satisfies Messages['player'];
