import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

const countPeople = (count: number, two: string) =>
  plural(count, {
    zero: 'لا أحد',
    one: 'شخص واحد',
    two,
    few: `${number(count)} أشخاص`,
    many: `${number(count)} شخصًا`,
    other: `${number(count)} شخص`,
  });

export default {
  title: 'قائمة المستخدمين',
  search: 'البحث عن أشخاص',
  loading: 'جارٍ تحميل المستخدمين…',
  loadFailed: 'تعذّر تحميل المستخدمين.',
  pages: 'صفحات المستخدمين',
  list: 'المستخدمون',
  nothingFound: 'لم يُعثر على مستخدمين.',
  count: (count: number) => countPeople(count, 'شخصان'),
  found: (count: number) =>
    count === 0 ? 'لم يُعثر على أحد' : `تم العثور على ${countPeople(count, 'شخصين')}`,
  downloadCsv: 'تنزيل بصيغة CSV',
  told: (name: string) => `تم إبلاغ ${name} بالبريد الإلكتروني.`,
  notTold: (names: string[]) => `تعذّر إرسال رسالة، يُرجى إبلاغ هؤلاء شخصيًا: ${names.join('، ')}.`,

  columns: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    role: 'الدور',
    action: 'الإجراء',
  },
  roles: {
    admin: 'مشرف',
    user: 'مستخدم',
  },
  waiting: 'بانتظار الموافقة',
  you: 'أنت',
  ownAccount: 'لا يمكنك فعل ذلك بحسابك. يُرجى طلبه من مشرف آخر.',
  notConfirmed: 'العنوان غير مؤكد',
  signedUp: (date: string) => `أُنشئ الحساب في ${date}`,
  signedUpAndSeen: (date: string, ago: string) => `أُنشئ الحساب في ${date} · آخر زيارة ${ago}`,

  buttons: {
    approve: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'قبول',
      hidden(` ${name}`),
    ],
    details: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'التفاصيل',
      hidden(`: ${name}`),
    ],
    delete: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'حذف',
      hidden(` ${name}`),
    ],
    more: (name: string) => `إجراءات أخرى: ${name}`,
  },

  delete: {
    title: 'تأكيد الحذف',
    question: (name: string) => `هل يُحذف هذا المستخدم فعلًا: ${name}؟`,
    done: 'تم حذف المستخدم.',
  },
  approve: {
    title: 'تأكيد القبول',
    question: (name: string) => `هل يُقبل هذا المستخدم: ${name}؟`,
    done: 'تم قبول المستخدم.',
    notConfirmed: 'لم يؤكد هذا الشخص عنوانه بعد. يمكن لأي شخص إنشاء حساب بعنوان يخص غيره.',
  },
  makeAdmin: {
    title: 'تأكيد دور المشرف',
    question: (name: string) => `هل يُمنح دور المشرف إلى ${name}؟`,
    yes: 'منح الدور',
    done: 'أصبح هذا الشخص مشرفًا.',
  },
  removeAdmin: {
    title: 'تأكيد دور المشرف',
    question: (name: string) => `هل يُسحب دور المشرف من ${name}؟`,
    yes: 'سحب الدور',
    done: 'لم يعد هذا الشخص مشرفًا.',
  },
  endSessions: {
    title: 'تأكيد تسجيل الخروج',
    question: (name: string) => `هل يُسجَّل خروج ${name} من كل الأجهزة؟`,
    yes: 'الخروج من كل الأجهزة',
    done: 'تم تسجيل خروج هذا الشخص من كل الأجهزة.',
  },

  approveSeveral: {
    title: 'قبول عدة أشخاص',
    approving: 'جارٍ القبول…',
    text: 'يمكنهم بعد ذلك تسجيل الدخول ورؤية كل ما يراه الأعضاء.',
    notConfirmed: '(العنوان غير مؤكد)',
    approve: (count: number) => `قبول ${countPeople(count, 'شخصين')}`,
    done: (count: number) => `تم القبول: ${number(count)}.`,
    notApproved: (names: string[]) => `لم يُقبل: ${names.join('، ')}.`,
  },

  details: {
    admin: {
      title: 'المشرف',
      text: 'يمكن للمشرفين قبول الأشخاص وحذفهم ومزامنة البيانات.',
      notYet: 'يجب قبول هذا الشخص أولًا، ثم يمكن منحه دور المشرف.',
      make: 'منح دور المشرف',
      remove: 'سحب دور المشرف',
    },
    link: {
      title: 'رابط لمرة واحدة',
      text: 'لمن لا تصله رسائل البريد. يتيح الرابط اختيار كلمة مرور جديدة. يعمل مرة واحدة وتنتهي صلاحيته بعد يوم. يُرجى عدم مشاركته إلا مع هذا الشخص.',
      create: 'إنشاء الرابط',
    },
    logOut: {
      title: 'هاتف أو كمبيوتر مفقود',
      text: 'يُسجَّل خروج هذا الشخص من كل الأجهزة. يمكنه الدخول من جديد بكلمة مروره.',
      button: 'الخروج من كل الأجهزة',
    },
  },

  inviteTitle: 'دعوة الأعضاء',
  activityTitle: 'سجل النشاط',
} satisfies Messages['users'];
