import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

// By the interval.
const DAYS = ['', 'كل يوم', 'كل يومين', 'كل ثلاثة أيام', 'كل أربعة أيام'];
const WEEKS = ['', '', 'كل أسبوعين', 'كل ثلاثة أسابيع', 'كل أربعة أسابيع'];
const MONTHS = ['', 'كل شهر', 'كل شهرين', 'كل ثلاثة أشهر', 'كل أربعة أشهر'];
const NTH = ['', 'أول', 'ثاني', 'ثالث', 'رابع', 'آخر'];

/** "أحد" of "الأحد" */
const withoutArticle = (day: string) => day.replace(/^ال/, '');

const where = (calendar: string | undefined, isOnPhone = false) =>
  (isOnPhone ? ' على الهاتف' : '') + (calendar ? `، التقويم: ${calendar}` : '');

export default {
  view: 'العرض',
  list: 'قائمة',
  month: 'شهر',
  search: 'البحث في الفعاليات',
  listOfEvents: 'قائمة الفعاليات',
  pagesOfEvents: 'صفحات الفعاليات',
  failed: 'تعذّر تحميل الفعاليات.',
  print: 'طباعة',
  found: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, {
      zero: 'لم يُعثر على فعاليات',
      one: 'تم العثور على فعالية واحدة',
      two: 'تم العثور على فعاليتين',
      few: `تم العثور على ${number(count)} فعاليات`,
      many: `تم العثور على ${number(count)} فعالية`,
      other: `تم العثور على ${number(count)} فعالية`,
    }) + where(calendar, isOnPhone),
  upcoming: (count: number, calendar: string | undefined, isOnPhone: boolean) =>
    plural(count, {
      zero: 'لا فعاليات قادمة',
      one: 'فعالية قادمة واحدة',
      two: 'فعاليتان قادمتان',
      few: `${number(count)} فعاليات قادمة`,
      many: `${number(count)} فعالية قادمة`,
      other: `${number(count)} فعالية قادمة`,
    }) + where(calendar, isOnPhone),
  nothingFound: 'لم يُعثر على فعاليات',
  nothingFoundIn: (calendar: string) => `لم يُعثر على فعاليات في ${calendar}`,
  nothingUpcomingIn: (calendar: string) => `لا فعاليات قادمة في ${calendar}`,
  calendar: 'التقويم',
  allCalendars: 'كل التقاويم',
  unknownCalendar: 'تقويم غير معروف',

  calendarOf: 'التقويم:',
  today: 'اليوم',
  happeningNow: 'جارية الآن',
  online: 'عبر الإنترنت',
  allDay: 'طوال اليوم',
  dayAllDay: (day: string) => `${day}، طوال اليوم`,
  everyDay: (interval: number) => DAYS[interval] ?? '',
  /** "كل يوم أحد", "كل أسبوعين يوم الأحد" */
  everyWeek: (interval: number, day: string, _weekday: number) =>
    interval > 1 ? `${WEEKS[interval]} يوم ${day}` : `كل يوم ${withoutArticle(day)}`,
  /** "كل شهر في أول يوم أحد" */
  everyMonth: (interval: number, position: number, day: string, _weekday: number) =>
    `${MONTHS[interval]} في ${NTH.at(position)} يوم ${withoutArticle(day)}`,

  join: 'انضمام',
  map: 'الخريطة',
  play: 'تشغيل:',
  newestSermon: 'أحدث عظة',
  attachment: 'مرفق',
} satisfies Messages['events'];
