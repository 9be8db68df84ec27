import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const countEvents = (count: number) =>
  plural(count, {
    zero: 'لا فعاليات',
    one: 'فعالية واحدة',
    two: 'فعاليتان',
    few: `${number(count)} فعاليات`,
    many: `${number(count)} فعالية`,
    other: `${number(count)} فعالية`,
  });

export default {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  inMonth: (count: number, month: string, calendar: string | undefined) =>
    `${countEvents(count)} في ${month}${calendar ? `، التقويم: ${calendar}` : ''}`,
  endedBefore: (day: string) => `لم تعد الفعاليات التي انتهت قبل ${day} تظهر.`,
  monthLabel: (month: string) => `فعاليات ${month}`,
  dayWithEvents: (day: string, count: number) => `${day}، ${countEvents(count)}`,
  moreOnDay: (count: number) => `${number(count)} أخرى`,
  nothingOnDay: 'لا توجد فعاليات في هذا اليوم.',

  printThisWeek: 'طباعة هذا الأسبوع',
  printThisMonth: 'طباعة هذا الشهر',
  printDays: (days: string) => `طباعة ${days}`,
  nothingOnDays: 'لا توجد فعاليات في هذه الأيام.',
  andMore: (count: number) => `و${number(count)} غيرها`,
  printedAt: (time: string) => `طُبع في ${time}`,

  event: 'فعالية',
  eventFailed: 'تعذّر تحميل الفعالية.',
  showAll: 'عرض كل الفعاليات',
  over: 'انتهت هذه الفعالية.',
  repeats: (repetition: string) => `تتكرر ${repetition}.`,
  repeatsSomehow: 'هذه الفعالية متكررة.',
  showOnMap: 'العرض على الخريطة',
  joinOnline: 'الانضمام عبر الإنترنت',
  attachments: 'المرفقات',
  addToCalendar: 'إضافة إلى التقويم',
  addThisToCalendar: (title: string) => `إضافة إلى التقويم: ${title}`,
} satisfies Messages['event'];
