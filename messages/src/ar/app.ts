import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  skipToContent: 'الانتقال إلى المحتوى',
  screens: {
    documents: 'المستندات والعظات',
    documentsShort: 'المستندات',
    users: 'المستخدمون',
    dataSync: 'المزامنة',
    settings: 'الإعدادات',
  },
  menu: {
    main: 'القائمة الرئيسية',
    open: 'القائمة',
    close: 'إغلاق القائمة',
    allScreens: 'كل الشاشات',
    account: 'حسابك',
    accountOf: <E>(hidden: (text: string) => E, person: E): Sentence<E> => [
      hidden('حسابك: '),
      person,
    ],
    logOut: 'تسجيل الخروج',
  },
  loggingOut: 'جارٍ تسجيل الخروج…',
  logoutFailed: 'تعذّر تسجيل خروجك. يُرجى إعادة المحاولة.',
} satisfies Messages['app'];
