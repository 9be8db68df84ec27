import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

const countItems = (count: number, two: string) =>
  plural(count, {
    zero: 'لا عناصر',
    one: 'عنصر واحد',
    two,
    few: `${number(count)} عناصر`,
    many: `${number(count)} عنصرًا`,
    other: `${number(count)} عنصر`,
  });

export default {
  title: 'المستندات',
  search: 'البحث في المستندات',
  list: 'قائمة المستندات',
  pages: 'صفحات المستندات',
  loadFailed: 'تعذّر تحميل المستندات.',
  nothingFound: 'لم يُعثر على مستندات.',
  emptyFolder: 'لا توجد مستندات في هذا المجلد.',
  noFiles: 'لا توجد ملفات في هذا المجلد.',
  count: (count: number) => countItems(count, 'عنصران'),
  found: (count: number) =>
    count === 0 ? 'لم يُعثر على عناصر' : `تم العثور على ${countItems(count, 'عنصرين')}`,
  newFiles: (count: number) => `جديد: ${number(count)}`,
  goToDocuments: 'الانتقال إلى المستندات',
  breadcrumb: 'مسار المجلد',
  inPlayer: 'في المشغّل:',
  inFolder: <E>(folder: E): Sentence<E> => ['في ', folder],

  kinds: {
    folder: 'مجلد',
    pdf: 'PDF',
    audio: 'صوت',
    image: 'صورة',
    video: 'فيديو',
    spreadsheet: 'جدول بيانات',
    presentation: 'عرض تقديمي',
    document: 'مستند',
    google: 'مستند',
    other: 'ملف',
  },
  kindAndSize: (kind: string, size: string) => `${kind}، ${size}`,

  download: 'تنزيل',
  openInNewTab: 'فتح في علامة تبويب جديدة',
  fileNotLoaded: 'تعذّر تحميل الملف.',
  fileNotLoadedRetry: 'تعذّر تحميل الملف. يُرجى إعادة المحاولة.',
  fileNotStored: (reason: string) =>
    `${reason} هذا الملف ليس على الهاتف. يكفي فتحه مرة واحدة عند الاتصال بالإنترنت، ليُفتح بعدها بلا اتصال أيضًا.`,
  notSupported: 'لا يستطيع هذا المتصفح عرض الملف. يمكن تنزيله بدلًا من ذلك.',
} satisfies Messages['documents'];
