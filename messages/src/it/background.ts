import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  update: {
    ready: 'È pronta una nuova versione.',
    use: 'Aggiorna ora',
  },
  emailPaused: <E>(link: (text: string) => E): Sentence<E> => [
    'Non possiamo inviarle e-mail: il server di posta rifiuta il suo indirizzo. ',
    link('Che cosa fare'),
  ],

  asOf: (why: string, time: string) => `${why} Ultimo aggiornamento: ${time}.`,
  weekdayAndTime: (weekday: string, time: string) => `${weekday} ${time}`,
} satisfies Messages['background'];
