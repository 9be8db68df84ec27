import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  back: 'رجوع',
  cancel: 'إلغاء',
  close: 'إغلاق',
  no: 'لا',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  yes: 'نعم',
  announcementsFailed: 'تعذّر تحميل الإعلانات.',

  leaving: 'جارٍ الانتقال إلى Google…',
  connectSource: 'ربط مصدر',
  nothingYet: 'لا شيء هنا بعد',
  sources: { events: 'الفعاليات', announcements: 'الإعلانات', documents: 'المستندات' },

  share: 'مشاركة',
  shareItem: (title: string) => `مشاركة: ${title}`,
  link: 'الرابط',
  copy: 'نسخ',
  copyItem: (name: string) => `نسخ ${name}`,
  copied: (name: string) => `تم نسخ ${name}.`,
  notCopied: (name: string) => `تعذّر النسخ. ${name} محدَّد: يُرجى الضغط على Ctrl+C.`,

  language: {
    label: 'اللغة',
    notChanged: 'تعذّر تغيير اللغة. يُرجى إعادة المحاولة.',
  },

  justNow: 'الآن',
  untilToday: 'حتى اليوم',
  untilTomorrow: 'حتى الغد',
  until: (day: string) => `حتى ${day}`,
  /** "يوم السبت الساعة 6:00 م" */
  weekdayAt: (weekday: string, time: string) => `يوم ${weekday} الساعة ${time}`,
  badge: {
    newItems: <E>(_count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(' جديد'),
    ],
    waiting: <E>(_count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(' بانتظار الموافقة'),
    ],
  },
  newMark: 'جديد',

  needsConnection: (why: string) => `${why} يلزم لهذا اتصال بالإنترنت.`,
  newAnnouncements: (count: number) =>
    plural(count, {
      zero: 'لا إعلانات جديدة',
      one: 'إعلان جديد',
      two: 'إعلانان جديدان',
      few: `${number(count)} إعلانات جديدة`,
      many: `${number(count)} إعلانًا جديدًا`,
      other: `${number(count)} إعلان جديد`,
    }),

  pager: {
    previous: 'السابقة',
    next: 'التالية',
    page: (page: number) => `صفحة ${number(page)}`,
    position: (page: number, count: number) => `صفحة ${number(page)} من ${number(count)}`,
  },
} satisfies Messages['shared'];
