import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  update: {
    ready: 'Eine neue Version ist bereit.',
    use: 'Jetzt benutzen',
  },
  emailPaused: <E>(link: (text: string) => E): Sentence<E> => [
    'Wir können Ihnen keine E-Mails senden: Der Mailserver weist Ihre Adresse ab. ',
    link('Was Sie tun können'),
  ],

  asOf: (why: string, time: string) => `${why} Stand: ${time}.`,
  weekdayAndTime: (weekday: string, time: string) => `${weekday}, ${time}`,
} satisfies Messages['background'];
