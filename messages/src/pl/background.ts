import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  update: {
    ready: 'Nowa wersja jest gotowa.',
    use: 'Użyj teraz',
  },
  emailPaused: <E>(link: (text: string) => E): Sentence<E> => [
    'Nie możemy wysyłać e-maili: serwer pocztowy odrzuca podany adres. ',
    link('Co można zrobić'),
  ],

  asOf: (why: string, time: string) => `${why} Stan na ${time}.`,
  /** The accusative, as in "Stan na niedzielę, 10:42." */
  weekdayAndTime: (weekday: string, time: string) => `${weekday.replace(/a$/, 'ę')}, ${time}`,
} satisfies Messages['background'];
