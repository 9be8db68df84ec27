import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

/** "آخر 7 أيام" */
const lastDays = (days: number) =>
  plural(days, {
    zero: `آخر ${number(days)} يوم`,
    one: 'آخر يوم',
    two: 'آخر يومين',
    few: `آخر ${number(days)} أيام`,
    many: `آخر ${number(days)} يومًا`,
    other: `آخر ${number(days)} يوم`,
  });

export default {
  noMailServer: <E>(link: (text: string) => E): Sentence<E> => [
    'لم يُضبط خادم بريد، لذلك لا تُرسل رسائل. يمكن إدخاله في قسم ',
    link('البريد الإلكتروني'),
    '.',
  ],
  settingsTitle: 'كيف يصل الجديد إلى الأعضاء',
  defaultNotSent: 'بدون رسالة أسبوعية لا تصل رسائل عن الجديد إلى الأعضاء الذين لم يختاروا شيئًا.',
  weekly: {
    notSent: 'لا تُرسل',
    time: 'وقت الرسالة الأسبوعية',
    title: 'الرسالة الأسبوعية',
    saveNote: 'حفظ الجملة',
    failed: 'تعذّر تحميل الرسالة الأسبوعية.',
    next: (time: string) => `الإرسال التالي: ${time}.`,
    nothing:
      'لا جديد فيها حاليًا، ولن تُرسل: لا فعاليات في الأيام السبعة القادمة، ولا إعلانات جديدة أو تنتهي قريبًا، ولا مستندات أو تسجيلات جديدة.',
    now: <E>(subject: E): Sentence<E> => ['هذا نصها لو أُرسلت الآن. الموضوع: ', subject],
    send: 'إرسالها إليّ',
  },
  quietHours: {
    none: 'بلا ساعات هدوء',
    from: 'ساعات الهدوء من',
    until: 'ساعات الهدوء حتى',
  },

  title: 'الإرسال',
  failed: 'تعذّر تحميل بيانات الإرسال.',
  lastNotSent: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('تعذّر إرسال آخر رسالة.'),
    ' السبب:',
  ],
  retrying: 'نستمر في المحاولة لمدة 24 ساعة. قد تتأخر رسائل أخرى أيضًا.',
  due: <E>(bold: (text: string) => E, count: number): Sentence<E> => [
    bold(
      plural(count, {
        zero: `لم يُرسل بعد: ${number(count)} إشعار.`,
        one: 'لم يُرسل بعد: إشعار واحد.',
        two: 'لم يُرسل بعد: إشعاران.',
        few: `لم يُرسل بعد: ${number(count)} إشعارات.`,
        many: `لم يُرسل بعد: ${number(count)} إشعارًا.`,
        other: `لم يُرسل بعد: ${number(count)} إشعار.`,
      }),
    ),
    ' تنتظر حتى انتهاء ساعات الهدوء، أو لمدة أقصاها 10 دقائق بعد رسالة سابقة عن الشيء نفسه.',
  ],
  nothingSent: (days: number) =>
    `لا رسائل بريد ولا إشعارات فورية عن الجديد خلال ${lastDays(days)}.`,
  counts: {
    title: (days: number) => `رسائل البريد والإشعارات الفورية عن الجديد خلال ${lastDays(days)}:`,
    waiting: 'قيد الانتظار',
    waitingSince: (count: number, since: string) => `${number(count)}، أقدمها منذ ${since}`,
    sent: 'أُرسلت',
    failed: 'فشلت',
  },
  failures: {
    title: (count: number) => `حالات الفشل (${number(count)})`,
    titleOfLast: (count: number) => `آخر حالات الفشل (${number(count)})`,
    list: 'حالات الفشل',
    email: (name: string, address: string) => `رسالة إلى ${name} (${address})`,
    push: (name: string, address: string) => `إشعار فوري إلى ${name} (${address})`,
    attempts: (time: string, count: number) =>
      plural(count, {
        zero: `${time}، ${number(count)} محاولة`,
        one: `${time}، محاولة واحدة`,
        two: `${time}، محاولتان`,
        few: `${time}، ${number(count)} محاولات`,
        many: `${time}، ${number(count)} محاولة`,
        other: `${time}، ${number(count)} محاولة`,
      }),
  },
  held: {
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
      signUps: (count: number) =>
        plural(count, {
          zero: 'لا حسابات جديدة',
          one: 'حساب جديد',
          two: 'حسابان جديدان',
          few: `${number(count)} حسابات جديدة`,
          many: `${number(count)} حسابًا جديدًا`,
          other: `${number(count)} حساب جديد`,
        }),
    },
    waiting: (what: string) => `بانتظار قرارك: ${what}.`,
    reasons: {
      first: 'وُجدت في أول مزامنة. لم يُرسل إشعار إلى الأعضاء.',
      restored: 'من نسخة سابقة مستعادة. ربما وصل إشعار إلى بعض الأعضاء من قبل.',
      origin: 'تغيّر الحساب أو التقويم أو قائمة المهام أو المجلد. لم يُرسل إشعار إلى الأعضاء.',
      many: 'كان عددها أكثر من 30 دفعة واحدة. لم يُرسل إشعار إلى الأعضاء.',
    },
    more: (count: number) => `و${number(count)} غيرها`,
    send: {
      label: 'إرسال',
      labelOf: (what: string) => `إرسال: ${what}`,
      title: 'إرسال ملخص',
      question: (what: string, people: number) =>
        plural(people, {
          0: 'لم يفعّل أحد الرسائل أو الإشعارات الفورية لهذا الموضوع، فلن يصل الملخص إلى أحد. هل يُرسل مع ذلك؟',
          one: `إرسال رسالة واحدة إلى شخص واحد: ${what}؟`,
          two: `إرسال رسالة واحدة إلى شخصين: ${what}؟`,
          few: `إرسال رسالة واحدة إلى ${number(people)} أشخاص: ${what}؟`,
          many: `إرسال رسالة واحدة إلى ${number(people)} شخصًا: ${what}؟`,
          other: `إرسال رسالة واحدة إلى ${number(people)} شخص: ${what}؟`,
        }),
      done: 'سيُرسل الملخص. خلال ساعات الهدوء ينتظر حتى انتهائها.',
    },
    drop: {
      label: 'عدم الإرسال',
      labelOf: (what: string) => `عدم الإرسال: ${what}`,
      title: 'عدم إرسال ملخص',
      question: (what: string) =>
        `لن يصل إشعار إلى الأعضاء: ${what}. سيبقى ذلك ظاهرًا لهم في التطبيق.`,
      done: 'لن يُرسل الملخص.',
    },
  },
  paused: {
    title: 'العناوين الموقوفة',
    reason: 'رفض خادم البريد هذه العناوين ثلاث مرات متتالية.',
    since: (time: string) => `منذ ${time}`,
    retry: 'إعادة المحاولة',
    resumed: 'عاد إرسال الرسائل إلى هذه العناوين.',
  },
} satisfies Messages['delivery'];
