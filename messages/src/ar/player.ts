import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

const countSeconds = (count: number) =>
  plural(count, {
    zero: `${number(count)} ثانية`,
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: `${number(count)} ثوانٍ`,
    many: `${number(count)} ثانية`,
    other: `${number(count)} ثانية`,
  });

export default {
  title: 'المشغّل',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  nextInSeries: <E>(hidden: (text: string) => E, title: string): Sentence<E> => [
    'التالي في السلسلة',
    hidden(`: ${title}`),
  ],
  position: 'الموضع',
  positionOf: (position: string, duration: string) => `${position} من ${duration}`,
  back: (seconds: number) => `رجوع ${countSeconds(seconds)}`,
  forward: (seconds: number) => `تقديم ${countSeconds(seconds)}`,
  chapters: 'الفصول',
  speed: 'سرعة التشغيل',
  speedFactor: (factor: number) => `${number(factor)}×`,
  close: 'إغلاق المشغّل',
  failed: {
    notPlayable: 'لا يستطيع هذا المتصفح تشغيل التسجيل.',
    notSaved: (why: string) => `${why} هذا التسجيل غير محفوظ على الهاتف.`,
    notLoaded: 'تعذّر تحميل التسجيل.',
    download: 'تنزيله بدلًا من ذلك',
  },
} satisfies Messages['player'];
