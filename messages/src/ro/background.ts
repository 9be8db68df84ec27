import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  update: {
    ready: 'Este gata o versiune nouă.',
    use: 'Actualizați acum',
  },
  emailPaused: <E>(link: (text: string) => E): Sentence<E> => [
    'Nu vă putem trimite e-mailuri: serverul de e-mail respinge adresa dumneavoastră. ',
    link('Ce puteți face'),
  ],

  asOf: (why: string, time: string) => `${why} Ultima actualizare: ${time}.`,
  weekdayAndTime: (weekday: string, time: string) => `${weekday}, ${time}`,
} satisfies Messages['background'];
