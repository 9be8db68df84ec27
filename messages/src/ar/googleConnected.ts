import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connection: 'الربط',
  works: (account: string | null) => (account ? `مرتبط (الحساب: ${account}).` : 'مرتبط.'),
  worksNot: (account: string | null) => (account ? `لا يعمل (الحساب: ${account}).` : 'لا يعمل.'),
  permissionsMissing: (apis: string, content: string) =>
    `ينقص الإذن: ${apis}. بدونه لا يمكن نسخ: ${content}. لإضافته يُرجى إعادة الربط وتحديد كل الأذونات.`,
  apis: {
    calendar: 'تقويم Google',
    tasks: 'مهام Google',
    drive: 'Google Drive',
  },
  content: {
    calendar: 'الفعاليات',
    tasks: 'الإعلانات',
    drive: 'المستندات',
  },
  endsSoon: <E>(
    bold: (text: string) => E,
    audience: (text: string) => E,
    time: string,
  ): Sentence<E> => [
    bold(`سينهي Google هذا الربط في ${time}،`),
    ' لأن التطبيق في حالة «Testing». يُرجى الضغط على «Publish app» في قسم ',
    audience('Audience في وحدة تحكم Google Cloud'),
    '، ثم إعادة الربط هنا.',
  ],
  disconnect: {
    disconnect: 'فصل',
    title: 'فصل Google',
    question: 'يلغي ذلك وصول التطبيق إلى Google ويوقف المزامنة. هل يُفصل فعلًا؟',
    stay: 'إبقاء الربط',
    alsoDelete: 'حذف الفعاليات والإعلانات والمستندات المنسوخة أيضًا',
    done: 'تم فصل Google.',
  },

  whatToSync: 'ما تشمله المزامنة',
} satisfies Messages['googleConnected'];
