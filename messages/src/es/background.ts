import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  update: {
    ready: 'Hay una nueva versión.',
    use: 'Usarla ahora',
  },
  emailPaused: <E>(link: (text: string) => E): Sentence<E> => [
    'No podemos enviarle correos: el servidor de correo rechaza su dirección. ',
    link('Qué hacer'),
  ],

  asOf: (why: string, time: string) => `${why} Datos del ${time}.`,
  weekdayAndTime: (weekday: string, time: string) => `${weekday}, ${time}`,
} satisfies Messages['background'];
