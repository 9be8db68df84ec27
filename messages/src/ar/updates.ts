import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const countSignUps = (count: number) =>
  plural(count, {
    zero: 'لا حسابات جديدة',
    one: 'حساب جديد',
    two: 'حسابان جديدان',
    few: `${number(count)} حسابات جديدة`,
    many: `${number(count)} حسابًا جديدًا`,
    other: `${number(count)} حساب جديد`,
  });

export default {
  untitled: '(بلا عنوان)',
  timeUnknown: 'الموعد غير معروف',
  allDay: 'طوال اليوم',
  allDayOn: (day: string) => `${day}، طوال اليوم`,

  reasons: {
    announcements: 'تصلك رسالة عن كل إعلان جديد.',
    events: 'تصلك رسالة عندما تُلغى أو تُنقل فعالية من فعاليات الأسبوعين القادمين.',
    sermons: 'تصلك رسالة عن كل تسجيل جديد.',
    signUps: 'تصل هذه الرسالة عن الحسابات الجديدة إلى المشرفين.',
    weekly: 'تصلك هذه الرسالة مرة في الأسبوع.',
  },
  counts: {
    announcements: (count: number) =>
      plural(count, {
        zero: 'لا إعلانات جديدة',
        one: 'إعلان جديد',
        two: 'إعلانان جديدان',
        few: `${number(count)} إعلانات جديدة`,
        many: `${number(count)} إعلانًا جديدًا`,
        other: `${number(count)} إعلان جديد`,
      }),
    events: (count: number) =>
      plural(count, {
        zero: 'لا فعاليات ملغاة أو منقولة',
        one: 'فعالية ملغاة أو منقولة',
        two: 'فعاليتان ملغاتان أو منقولتان',
        few: `${number(count)} فعاليات ملغاة أو منقولة`,
        many: `${number(count)} فعالية ملغاة أو منقولة`,
        other: `${number(count)} فعالية ملغاة أو منقولة`,
      }),
    sermons: (count: number) =>
      plural(count, {
        zero: 'لا تسجيلات جديدة',
        one: 'تسجيل جديد',
        two: 'تسجيلان جديدان',
        few: `${number(count)} تسجيلات جديدة`,
        many: `${number(count)} تسجيلًا جديدًا`,
        other: `${number(count)} تسجيل جديد`,
      }),
    signUps: countSignUps,
  },
  countAt: (what: string, assembly: string) => `${what} – ${assembly}`,
  titles: (titles: string[]) => titles.join('، '),
  andMore: (count: number) => `و${number(count)} غيرها`,
  seeAll: 'عرض الكل',
  readRest: 'قراءة البقية',

  announcement: {
    subject: (title: string) => `إعلان: ${title}`,
    list: 'القائمة',
    due: 'الموعد',
    open: 'فتح الإعلان',
  },
  event: {
    canceledSubject: (title: string, times: string) => `أُلغيت: ${title}، ${times}`,
    movedSubject: (title: string, times: string) => `موعد جديد: ${times} – ${title}`,
    canceled: 'أُلغيت هذه الفعالية.',
    moved: 'لهذه الفعالية موعد جديد.',
    plannedFor: 'الموعد الأصلي',
    before: 'سابقًا',
    now: 'الآن',
    where: 'المكان',
    open: 'فتح الفعالية',
    seeNext: 'عرض الفعاليات القادمة',
    canceledAt: (times: string) => `أُلغيت: ${times}`,
    movedTo: (after: string, before: string) => `الموعد الجديد: ${after}. سابقًا: ${before}.`,
  },
  recording: {
    subject: (title: string) => `تسجيل جديد: ${title}`,
    folder: 'المجلد',
    listen: 'استماع',
    newIn: (folder: string) => `تسجيل جديد. ${folder}`,
  },
  signUps: {
    subject: (count: number, assembly: string) => `${countSignUps(count)} – ${assembly}`,
    signedUp: (name: string, email: string) => `حساب جديد بانتظار الموافقة: ${name} (${email}).`,
    later: 'تُجمع الحسابات الجديدة التالية في رسالة واحدة، مرة كل ساعة على الأكثر.',
    sinceLast: (count: number) =>
      plural(count, {
        zero: `حسابات جديدة منذ آخر رسالة عنها: ${number(count)}.`,
        one: 'أُنشئ حساب جديد واحد منذ آخر رسالة عن الحسابات الجديدة.',
        two: 'أُنشئ حسابان جديدان منذ آخر رسالة عن الحسابات الجديدة.',
        few: `أُنشئت ${number(count)} حسابات جديدة منذ آخر رسالة عن الحسابات الجديدة.`,
        many: `أُنشئ ${number(count)} حسابًا جديدًا منذ آخر رسالة عن الحسابات الجديدة.`,
        other: `أُنشئ ${number(count)} حساب جديد منذ آخر رسالة عن الحسابات الجديدة.`,
      }),
    approve: 'قبول أو حذف',
    title: countSignUps,
    approveInApp: 'يمكن القبول أو الحذف في التطبيق.',
  },
  weekly: 'الرسالة الأسبوعية',
} satisfies Messages['updates'];
