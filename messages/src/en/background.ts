import type { Sentence } from '../words-for.ts';

export default {
  update: {
    ready: 'A new version is ready.',
    use: 'Use it now',
  },
  emailPaused: <E>(link: (text: string) => E): Sentence<E> => [
    'We cannot email you: the mail server rejects your address. ',
    link('What to do'),
  ],

  /** How old the stored data is: `why` is a sentence such as "You are offline.", `time` is a weekday and a time, or a date and a time. */
  asOf: (why: string, time: string) => `${why} As of ${time}.`,
  weekdayAndTime: (weekday: string, time: string) => `${weekday} ${time}`,
};
