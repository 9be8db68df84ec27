import type { Messages } from '../catalog.ts';

export default {
  withColon: (label: string) => `${label}:`,
  changeNotifications: 'تغيير إشعاراتك',
  unsubscribe: 'إلغاء الاشتراك',

  dear: (name: string) => `مرحبًا ${name}،`,
  hello: 'مرحبًا،',

  reset: {
    subject: (assembly: string) => `تعيين كلمة مرور جديدة: ${assembly}`,
    why: (assembly: string) =>
      `وصلنا طلب، على الأرجح منك، لتعيين كلمة مرور جديدة لحسابك في ${assembly}.`,
    button: 'تعيين كلمة مرور جديدة',
    ignore:
      'يعمل الرابط مرة واحدة خلال ساعة. إذا لم يكن الطلب منك، فيمكنك تجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
  },
  adminReset: {
    subject: (assembly: string) => `أُنشئ رابط لتعيين كلمة مرورك: ${assembly}`,
    why: (administrator: string, assembly: string) =>
      `أُنشئ رابط لتعيين كلمة مرور جديدة لحسابك في ${assembly}. المشرف: ${administrator}. يعمل الرابط مرة واحدة، لمدة يوم واحد.`,
    remedy: 'إذا لم يكن ذلك بطلب منك، فيُرجى تغيير كلمة مرورك الآن. تغيير كلمة المرور يبطل الرابط.',
    button: 'تغيير كلمة المرور',
  },
  confirmation: {
    subject: (assembly: string) => `تأكيد بريدك الإلكتروني: ${assembly}`,
    why: (assembly: string) =>
      `أُنشئ حساب في ${assembly} بهذا العنوان، على الأرجح بطلب منك. يُرجى تأكيد أن العنوان لك.`,
    button: 'تأكيد عنواني',
    ignore:
      'بعد ذلك يوافق أحد المشرفين على الحساب. إذا لم يكن ذلك بطلب منك، فيمكنك تجاهل هذه الرسالة.',
  },
  approved: {
    subject: (assembly: string) => `أهلًا بك في ${assembly}`,
    text: 'وافق أحد المشرفين على حسابك. يمكنك الآن تسجيل الدخول.',
    button: 'تسجيل الدخول',
  },
  test: {
    subject: (assembly: string) => `رسالة تجريبية: ${assembly}`,
    text: 'هذه هي الرسالة التجريبية التي طلبتها. يمكن إرسال رسائل البريد من كنيستك.',
    button: 'فتح التطبيق',
  },
  backups: {
    subject: (assembly: string) => `مشكلة في النسخ الاحتياطي: ${assembly}`,
    problems: {
      failing: 'فشلت آخر عمليتين للنسخ الاحتياطي. السبب مذكور في الإعدادات.',
      too_old: 'مضى على أحدث نسخة احتياطية أكثر من يومين.',
      disk_nearly_full:
        'أوشك قرص الخادم على الامتلاء. يُرجى إخلاء مساحة حتى يمكن حفظ النسخ الاحتياطية والمحتوى الجديد.',
    },
    button: 'فتح النسخ الاحتياطية',
    once: 'تصل رسالة واحدة عن كل مشكلة، وتبقى المشكلة ظاهرة في الإعدادات حتى تُحل.',
  },
} satisfies Messages['emails'];
