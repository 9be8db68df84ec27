import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const countSermons = (count: number, two: string) =>
  plural(count, {
    zero: 'لا عظات',
    one: 'عظة واحدة',
    two: two,
    few: `${number(count)} عظات`,
    many: `${number(count)} عظة`,
    other: `${number(count)} عظة`,
  });

export default {
  search: 'البحث في العظات',
  series: 'السلسلة',
  allSeries: 'كل السلاسل',
  speaker: 'الواعظ',
  allSpeakers: 'كل الوعّاظ',
  year: 'السنة',
  allYears: 'كل السنوات',
  count: (count: number) => countSermons(count, 'عظتان'),
  found: (count: number) =>
    count === 0 ? 'لم يُعثر على عظات' : `تم العثور على ${countSermons(count, 'عظتين')}`,
  nothingFound: 'لم يُعثر على عظات',
  nothingYet: 'لا توجد عظات بعد',
  failed: 'تعذّر تحميل العظات.',
  listOfSermons: 'قائمة العظات',
  pagesOfSermons: 'صفحات العظات',
  continueListening: 'متابعة الاستماع',
  withoutDate: 'بلا تاريخ',
  left: (length: string) => `يتبقى\u00A0${length}`,
  play: (title: string) => `تشغيل: ${title}`,
  pause: (title: string) => `إيقاف مؤقت: ${title}`,
} satisfies Messages['sermons'];
