import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Player',
  play: 'Abspielen',
  pause: 'Pause',
  nextInSeries: <E>(hidden: (text: string) => E, title: string): Sentence<E> => [
    'Weiter in der Reihe',
    hidden(`: ${title}`),
  ],
  position: 'Position',
  positionOf: (position: string, duration: string) => `${position} von ${duration}`,
  back: (seconds: number) => `${number(seconds)} Sekunden zurück`,
  forward: (seconds: number) => `${number(seconds)} Sekunden vor`,
  chapters: 'Kapitel',
  speed: 'Wiedergabetempo',
  speedFactor: (factor: number) => `${number(factor)}×`,
  close: 'Player schließen',
  failed: {
    notPlayable: 'Dieser Browser kann die Aufnahme nicht abspielen.',
    notSaved: (why: string) => `${why} Diese Aufnahme ist nicht auf diesem Telefon gespeichert.`,
    notLoaded: 'Die Aufnahme konnte nicht geladen werden.',
    download: 'Stattdessen herunterladen',
  },
} satisfies Messages['player'];
