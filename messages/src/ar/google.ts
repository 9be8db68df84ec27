import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connectTitle: 'ربط Google',
  intro: 'ينسخ التطبيق التقاويم وقوائم المهام والمستندات من حساب Google واحد، وله حق القراءة فقط.',
  saveAndConnect: 'حفظ وربط',
  saveAndReconnect: 'حفظ وإعادة الربط',
  idMissing: 'يُرجى إدخال معرّف العميل.',
  secretMissing: 'يُرجى إدخال سر العميل.',
  clientTitle: 'معرّف العميل وسرّه',
  helpTitle: 'كيفية الحصول على معرّف العميل وسرّه',
  publicOnlyTitle: 'بدون ربط: التقاويم العامة فقط',
  publicOnly:
    'يتيح مفتاح API نسخ فعاليات التقاويم العامة. أما الإعلانات والمستندات فتحتاج إلى حساب مرتبط: وإلى أن يوجد، تُبلغ كل مزامنة بتعذّر نسخها.',

  connected: <E>(bold: (text: string) => E, account: string | null): Sentence<E> => [
    bold(account ? `تم ربط Google باسم ${account}.` : 'تم ربط Google.'),
    ' يُرجى الآن اختيار ما تشمله المزامنة.',
  ],
  failures: {
    denied: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('فشل ربط Google:'),
      ' رُفض الوصول في صفحة Google، أو لم يُحدَّد أي إذن هناك. يُرجى الربط مرة أخرى، وتحديد كل الأذونات، والضغط على «متابعة» أو «السماح».',
    ],
    refused: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('فشل ربط Google:'),
      ' لم يُقبل معرّف العميل أو سر العميل. يُرجى نسخهما من جديد من وحدة تحكم Google Cloud، والتأكد من أنهما للعميل نفسه.',
    ],
    expired: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('فشل ربط Google:'),
      ' استغرقت زيارة صفحة Google وقتًا طويلًا، أو كانت قد انتهت، أو بدأت في متصفح آخر. يُرجى الربط من جديد.',
    ],
    failed: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('فشل ربط Google:'),
      ' تعذّر إكمال الربط. يُرجى الربط من جديد بعد لحظات. وإذا تكرر الفشل، فالسبب مكتوب في سجل الخادم.',
    ],
  },
} satisfies Messages['google'];
