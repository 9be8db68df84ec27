import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  loading: 'جارٍ التحميل…',
  more: 'المزيد',
  noTitle: '(بلا عنوان)',
  retry: 'إعادة المحاولة',
  moreAbout: (title: string) => `المزيد عن ${title}`,
  events: 'الفعاليات',
  announcements: 'الإعلانات',
  sermons: 'العظات',
  offline: 'لا يوجد اتصال بالإنترنت.',
  unreachable: (assembly: string) => `تعذّر الوصول إلى خادم ${assembly}.`,
  pleaseTryAgain: (why: string) => `${why} يُرجى إعادة المحاولة.`,

  pageNotLoaded: 'تعذّر عرض هذه الصفحة. يُرجى إعادة تحميلها.',
  pageFailed:
    'لم يتمكن التطبيق من عرض هذه الصفحة. يُرجى إعادة تحميلها، وإبلاغ أحد المشرفين إذا تكرر ذلك.',
  reload: 'إعادة التحميل',

  clearSearch: 'مسح البحث',

  fileOpening: 'يُرجى الانتظار، جارٍ فتح الملف.',
  loggedIn: 'تم تسجيل الدخول. جارٍ الانتقال إلى الصفحة الرئيسية.',

  closeNotification: 'إغلاق الإشعار',
  opensInNewTab: '(في علامة تبويب جديدة)',
  today: 'اليوم',
  tomorrow: 'غدًا',
  minutes: (count: number) =>
    plural(count, {
      zero: `${number(count)}\u00A0دقيقة`,
      one: 'دقيقة\u00A0واحدة',
      two: 'دقيقتان',
      few: `${number(count)}\u00A0دقائق`,
      many: `${number(count)}\u00A0دقيقة`,
      other: `${number(count)}\u00A0دقيقة`,
    }),
} satisfies Messages['common'];
