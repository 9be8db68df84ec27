import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  update: {
    ready: 'Нова версія готова.',
    use: 'Оновити зараз',
  },
  emailPaused: <E>(link: (text: string) => E): Sentence<E> => [
    'Ми не можемо надсилати вам листи: поштовий сервер відхиляє вашу адресу. ',
    link('Що можна зробити'),
  ],

  asOf: (why: string, time: string) => `${why} Станом на ${time}.`,
  /** The accusative, as in "Станом на неділю, 10:42." */
  weekdayAndTime: (weekday: string, time: string) =>
    `${weekday.replace(/а$/, 'у').replace(/я$/, 'ю')}, ${time}`,
} satisfies Messages['background'];
