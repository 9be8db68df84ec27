import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  update: {
    ready: 'Une nouvelle version est prête.',
    use: 'L’utiliser maintenant',
  },
  emailPaused: <E>(link: (text: string) => E): Sentence<E> => [
    'Nous ne pouvons pas vous envoyer d’e-mails : le serveur de messagerie refuse votre adresse. ',
    link('Que faire'),
  ],

  asOf: (why: string, time: string) => `${why} Données du ${time}.`,
  weekdayAndTime: (weekday: string, time: string) => `${weekday} à ${time}`,
} satisfies Messages['background'];
