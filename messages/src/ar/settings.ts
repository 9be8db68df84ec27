import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  settings: 'الإعدادات',
  title: (section: string) => `الإعدادات: ${section}`,
  sections: {
    general: 'عام',
    google: 'Google',
    schedule: 'جدول المزامنة',
    email: 'البريد الإلكتروني',
    notifications: 'الإشعارات',
    backups: 'النسخ الاحتياطية',
    about: 'حول التطبيق',
  },
  failed: 'تعذّر تحميل الإعدادات.',
  saved: 'تم حفظ الإعدادات.',
  nothingToSave: 'لا يوجد ما يُحفظ.',

  fixed: (variable: string) => `محدَّد بمتغير البيئة ${variable}.`,
  unreadable: 'محفوظ هنا، لكن هذا الخادم لا يستطيع قراءته.',
  unsaved: 'لم يُحفظ بعد.',
  unsavedReset: 'لم يُحفظ بعد: الحفظ يعيده إلى القيمة الأصلية.',
  secretIsSet: 'القيمة محددة. لاستبدالها يُرجى إدخال قيمة جديدة.',

  removeSecret: (label: string) => `إزالة: ${label}`,
  keepSecret: (label: string) => `إبقاء: ${label}`,
  willBeRemoved: 'ستتم إزالته عند الحفظ.',

  noSecretKey: <E>(code: (text: string) => E): Sentence<E> => [
    'لا يمكن بعد حفظ كلمات المرور والأسرار الأخرى. يُرجى ضبط متغير البيئة ',
    code('ASSEMBLY_SECRET'),
    ' على الخادم بما لا يقل عن 32 حرفًا عشوائيًا، بالقيمة نفسها لكل عملية، ثم إعادة تشغيله.',
  ],

  iconNotDrawn: 'تعذّر إنشاء أيقونة الهواتف من الشعار. يُرجى تجربة متصفح آخر أو صورة أخرى.',

  sending: 'جارٍ الإرسال…',
  emailAccepted: (email: string) => `قَبِل خادم البريد الرسالة إلى ${email}.`,

  unsavedChanges: {
    title: 'تغييرات غير محفوظة',
    question: 'لم تُحفظ تغييراتك. هل تتم المغادرة بدون حفظها؟',
    keepEditing: 'متابعة التعديل',
    discard: 'تجاهل التغييرات',
  },
} satisfies Messages['settings'];
