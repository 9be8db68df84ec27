import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  update: {
    ready: 'توجد نسخة جديدة جاهزة.',
    use: 'استخدامها الآن',
  },
  emailPaused: <E>(link: (text: string) => E): Sentence<E> => [
    'لا يمكننا مراسلتك: خادم البريد يرفض عنوانك. ',
    link('ما الحل؟'),
  ],

  asOf: (why: string, time: string) => `${why} آخر تحديث: ${time}.`,
  weekdayAndTime: (weekday: string, time: string) => `${weekday} ${time}`,
} satisfies Messages['background'];
