import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'مزامنة البيانات',
  intro: 'تنسخ التقويم وقوائم المهام وملفات Drive من Google إلى التطبيق.',
  start: 'مزامنة البيانات',
  starting: 'جارٍ البدء…',
  confirm: {
    title: 'تأكيد المزامنة',
    question: 'هل تبدأ مزامنة البيانات؟',
  },
  loadFailed: 'تعذّر تحميل حالة المزامنة.',
  notConnected: <E>(link: (text: string) => E): Sentence<E> => [
    'لم يُربط Google بعد. ',
    link('ربطه من الإعدادات'),
  ],
  held: <E>(link: (text: string) => E): Sentence<E> => [
    'لم يُرسل إشعار إلى الأعضاء ببعض التغييرات لكثرتها. ',
    link('اتخاذ القرار في الإعدادات'),
  ],
  version: (version: string) => `Assembly ${version}`,
  items: (count: number) =>
    plural(count, {
      0: 'فارغ',
      one: 'عنصر واحد',
      two: 'عنصران',
      few: `${number(count)} عناصر`,
      many: `${number(count)} عنصرًا`,
      other: `${number(count)} عنصر`,
    }),
  more: (count: number) => `و${number(count)} غيرها`,
  untitled: 'بلا عنوان',

  sources: 'المصادر',
  origins: {
    events: 'من تقويم Google',
    announcements: 'من مهام Google',
    documents: 'من Google Drive',
  },
  neverSynced: 'لم تتم مزامنتها بعد',
  lastSynced: (time: string) => `آخر مزامنة: ${time}`,
  restoredBy: (name: string, time: string) => `استعيدت نسخة سابقة (${name}، ${time})`,
  states: {
    waiting: 'قيد الانتظار',
    reading: 'القراءة من Google',
    writing: 'الحفظ',
    done: 'تم',
    failed: 'فشل',
    stopped: 'توقف',
    interrupted: 'انقطع',
  },
  progress: <E>(state: E, counts: string): Sentence<E> => [state, `: ${counts}`],
  problem: <E>(bold: (text: string) => E, state: string, error: string): Sentence<E> => [
    bold(`${state}.`),
    ` ${error}`,
  ],

  removals: {
    title: 'المزامنة متوقفة مؤقتًا',
    text: 'اختفى من Google أكثر من نصف العناصر، أو من نصف فعاليات أحد التقاويم. لم يُحذف شيء بعد. يُرجى مراجعة القائمة والتأكيد.',
    count: (source: string, count: number) => `${source}: سيُحذف منها ${number(count)}`,
    list: (source: string) => `${source} التي ستُحذف`,
    item: <E>(title: E, details: string[]): Sentence<E> => [
      title,
      ...details.map((detail) => `، ${detail}`),
    ],
    details: {
      times: (count: number) =>
        plural(count, {
          zero: `${number(count)} مرة`,
          one: 'مرة واحدة',
          two: 'مرتان',
          few: `${number(count)} مرات`,
          many: `${number(count)} مرة`,
          other: `${number(count)} مرة`,
        }),
      folder: 'مجلد',
      folderIn: (folder: string) => `مجلد في ${folder}`,
      inside: (parent: string) => `في ${parent}`,
    },
    confirm: 'حذفها والمزامنة',
    items: {
      events: (count: number) =>
        plural(count, {
          zero: `${number(count)} فعالية`,
          one: 'فعالية واحدة',
          two: 'فعاليتين',
          few: `${number(count)} فعاليات`,
          many: `${number(count)} فعالية`,
          other: `${number(count)} فعالية`,
        }),
      announcements: (count: number) =>
        plural(count, {
          zero: `${number(count)} إعلان`,
          one: 'إعلان واحد',
          two: 'إعلانين',
          few: `${number(count)} إعلانات`,
          many: `${number(count)} إعلانًا`,
          other: `${number(count)} إعلان`,
        }),
      documents: (count: number) =>
        plural(count, {
          zero: `${number(count)} مستند`,
          one: 'مستند واحد',
          two: 'مستندين',
          few: `${number(count)} مستندات`,
          many: `${number(count)} مستندًا`,
          other: `${number(count)} مستند`,
        }),
    },
    question: (items: string[]) => `هل تتم مزامنة البيانات وحذف ${items.join(' و')}؟`,
    yes: 'حذف ومزامنة',
  },

  connection: {
    title: 'الاتصال',
    demo: 'وضع تجريبي: تأتي البيانات من محاكاة لـ Google على هذا الكمبيوتر.',
    account: 'حساب Google',
    accountUnknown: 'غير معروف بعد',
    calendars: (count: number) =>
      plural(count, {
        0: 'التقويم',
        one: 'التقويم',
        two: 'التقويمان',
        few: 'التقاويم',
        many: 'التقاويم',
        other: 'التقاويم',
      }),
    noCalendars: 'لم يُختر أي تقويم بعد',
    signIn: 'تسجيل الدخول في Google',
    signInStates: {
      refused: 'رفضه Google',
      unreadable: 'لا يستطيع هذا الخادم قراءته',
      unused: 'لم يُستخدم بعد',
      used: (time: string, ago: string) => `مستخدَم منذ ${time} (${ago})`,
    },
    schedule: 'الجدول',
    noSchedule: 'لا يوجد. لا تتم المزامنة إلا عند بدئها من هنا.',
    cron: <E>(expression: E): Sentence<E> => ['(cron: ', expression, ')'],
    nextAndCron: <E>(time: string, expression: E): Sentence<E> => [
      `المزامنة التالية ${time} ‏(cron: `,
      expression,
      ')',
    ],
  },

  history: {
    title: 'سجل المزامنة',
    nothing: 'لا مزامنات بعد.',
    showFewer: 'عرض أقل',
    showAll: (count: number) => `عرض الكل (${number(count)})`,
    run: (time: string, startedBy: string, outcome: string) => `${time}، ${startedBy}: ${outcome}`,
    startedBy: {
      person: (name: string) => `بدأها ${name}`,
      schedule: 'حسب الجدول',
      command: 'بأمر على الخادم',
      demo: 'من الوضع التجريبي',
    },
    outcomes: {
      running: 'جارية',
      done: 'تمت',
      failed: 'فشلت',
      partlyFailed: 'فشلت جزئيًا',
      interrupted: 'انقطعت',
    },
    join: (items: string[]) => items.join('، '),
    counts: {
      added: (count: number) => `أُضيف: ${number(count)}`,
      changed: (count: number) => `تغيّر: ${number(count)}`,
      removed: (count: number) => `حُذف: ${number(count)}`,
      unchanged: (count: number) => `بلا تغيير: ${number(count)}`,
      skipped: (count: number) => `تم تخطّي: ${number(count)}`,
    },
    noChanges: 'بلا تغيير',
    summary: (parts: string[]) => parts.join('؛ '),
    unfinished: {
      waiting: (source: string) => `${source}: قيد الانتظار`,
      reading: (source: string) => `${source}: القراءة من Google`,
      writing: (source: string) => `${source}: الحفظ`,
      failed: (source: string) => `${source}: فشل`,
      stopped: (source: string) => `${source}: توقف`,
      interrupted: (source: string) => `${source}: انقطع`,
    },
    sources: {
      waiting: (source: string) => `${source}: قيد الانتظار`,
      reading: (source: string) => `${source}: القراءة من Google`,
      writing: (source: string) => `${source}: الحفظ`,
      done: (source: string) => `${source}: تم`,
      failed: (source: string) => `${source}: فشل`,
      stopped: (source: string) => `${source}: توقف`,
      interrupted: (source: string) => `${source}: انقطع`,
    },
    skipped: 'تم تخطّيها:',
    skippedItem: <E>(item: E, reason: string): Sentence<E> => [item, `: ${reason}`],
  },

  snapshots: {
    title: 'النسخ السابقة',
    text: 'تُحفظ آخر ثلاث نسخ من كل مصدر. قبل استعادة نسخة تُحفظ البيانات الحالية، لذلك يمكن التراجع. المزامنة التالية تستبدل بها بيانات Google.',
    loadFailed: 'تعذّر تحميل النسخ السابقة.',
    nothing: 'لا توجد نسخ سابقة بعد.',
    snapshot: <E>(source: E, time: string, items: string): Sentence<E> => [
      source,
      ` كما كانت قبل ${time}: ${items}`,
    ],
    restore: 'استعادة',
    restoreOne: (source: string, time: string) => `استعادة ${source} كما كانت قبل ${time}`,
    restoring: 'جارٍ استعادة النسخة…',
    restored: 'تمت استعادة النسخة.',
    confirmTitle: 'تأكيد الاستعادة',
    question: (source: string, time: string) => `هل تُستعاد ${source} كما كانت قبل ${time}؟`,
  },
} satisfies Messages['sync'];
