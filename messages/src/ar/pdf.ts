import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  controls: 'أدوات PDF',
  pagesOf: (title: string) => `صفحات ${title}`,
  page: 'صفحة',
  pageNumber: (page: number) => `صفحة ${number(page)}`,
  pageOf: <E>(wide: (text: string) => E, field: E, count: number): Sentence<E> => [
    wide('صفحة '),
    field,
    ` من ${number(count)}`,
  ],
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  zoom: (percent: string) => `التكبير ${percent}. عرض الصفحة كاملة`,
  wholeWidth: 'عرض الصفحة كاملة',
  find: 'البحث في المستند',
  previousMatch: 'النتيجة السابقة',
  nextMatch: 'النتيجة التالية',
  closeFind: 'إغلاق البحث',
  match: (current: number, total: number) => `${number(current)} من ${number(total)}`,
  searching: 'جارٍ البحث…',
  notFound: 'لا نتائج',
  scanned: 'ملف PDF هذا ممسوح ضوئيًا، لذلك لا يمكن البحث في نصه.',
  pageFailed: 'تعذّر عرض هذه الصفحة.',
  damaged: 'ملف PDF هذا تالف أو ناقص ولا يمكن عرضه. يمكن تنزيله وتجربة تطبيق آخر.',
  protected: 'ملف PDF هذا محمي بكلمة مرور. يمكن تنزيله وفتحه في تطبيق يطلب كلمة المرور.',
  link: {
    title: 'فتح الرابط',
    question: (address: string) => `يؤدي هذا الرابط إلى ${address}. هل يُفتح؟`,
    open: 'فتح',
  },
} satisfies Messages['pdf'];
