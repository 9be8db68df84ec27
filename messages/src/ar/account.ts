import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'حسابك',
  loggedInAs: <E>(name: E, email: string): Sentence<E> => [
    'تم تسجيل الدخول باسم ',
    name,
    ` (${email}).`,
  ],
  logOut: 'تسجيل الخروج',
  sections: {
    notifications: 'الإشعارات',
    apps: 'تطبيقات التقويم والبودكاست',
    install: 'هذا الجهاز',
    name: 'الاسم',
    password: 'كلمة المرور',
    sessions: 'أماكن تسجيل الدخول',
    data: 'بياناتك',
    delete: 'حذف الحساب',
  },
  actionOn: (action: string, title: string, detail: string) => `${action}: ${title}. ${detail}`,
  keep: 'إبقاء',

  feeds: {
    intro:
      'بواسطة رابط خاص تظهر فعالياتنا في التقويم على هاتفك، ويمكنك سماع العظات في تطبيق بودكاست. الرابط لك وحدك: كل من يحصل عليه يمكنه رؤية الفعاليات وسماع العظات.',
    shownOnce: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('يظهر هذا الرابط الآن فقط.'),
      ' يُرجى إضافته إلى تطبيقاتك قبل مغادرة هذه الصفحة. إذا ضاع، فيمكن إيقافه وإنشاء رابط آخر.',
    ],
    calendarTitle: 'تقويمنا على هاتفك',
    calendar: 'كل الفعاليات، في تقويم Apple أو Outlook أو تقويم Google أو أي تقويم آخر.',
    addToApple: 'إضافة إلى Apple أو Outlook',
    addToGoogle: 'إضافة إلى تقويم Google',
    calendarLink: 'رابط التقويم',
    calendarHelp:
      'لا يبحث تقويم Google عن التغييرات إلا كل 12 إلى 24 ساعة. لإضافة الرابط إلى تقويم Google يُرجى استخدام جهاز كمبيوتر، لا تطبيق الهاتف. إذا لم يعرض Google إضافة التقويم، فيُرجى نسخ الرابط واختيار «تقاويم أخرى»، ثم «من عنوان URL»، ولصقه.',
    podcastTitle: 'العظات في تطبيق البودكاست',
    podcast: (count: number) =>
      plural(count, {
        zero: `أحدث ${number(count)} تسجيل، في معظم تطبيقات البودكاست.`,
        one: 'أحدث تسجيل، في معظم تطبيقات البودكاست.',
        two: 'أحدث تسجيلين، في معظم تطبيقات البودكاست.',
        few: `أحدث ${number(count)} تسجيلات، في معظم تطبيقات البودكاست.`,
        many: `أحدث ${number(count)} تسجيلًا، في معظم تطبيقات البودكاست.`,
        other: `أحدث ${number(count)} تسجيل، في معظم تطبيقات البودكاست.`,
      }),
    podcastLink: 'رابط البودكاست',
    podcastHelp:
      'في تطبيق البودكاست، يُرجى البحث عن «إضافة عبر URL» (أي عبر رابط؛ وفي Apple Podcasts: «متابعة برنامج عبر URL») ولصق هذا الرابط. لا يمكن إضافة بودكاست خاص إلى Spotify.',
    get: 'إنشاء رابط',
    getAnother: 'إنشاء رابط آخر',
    failed: 'تعذّر تحميل روابطك الخاصة.',
    none: 'لا توجد روابط خاصة بعد.',
    list: 'الروابط الخاصة',
    created: (time: string) => `أُنشئ في ${time}`,
    lastUsed: (time: string) => `آخر استخدام ${time}`,
    unused: 'لم يستخدمه أي تطبيق بعد',
    turnOff: 'إيقاف',
    turnOffLink: 'إيقاف الرابط',
    turnOffTitle: 'إيقاف الرابط الخاص',
    turnOffQuestion: (created: string) =>
      `إيقاف الرابط المُنشأ في ${created}؟ لن تصل الفعاليات والعظات بعد ذلك إلى التطبيقات التي تستخدمه.`,
    turnedOff: 'تم إيقاف الرابط الخاص.',
  },
} satisfies Messages['account'];
