import type { Messages } from '../catalog.ts';

export default {
  pageTitle: 'الإعداد',
  checking: 'جارٍ التحقق من الرابط…',
  linkProblems: {
    setup_done: 'سبق إعداد هذه الكنيسة',
    wrong_setup_code: 'هذا الرابط لا يعمل',
  },
  whereLinkIs: 'يطبعه الخادم في نافذة الأوامر، أو في سجله إذا كان يعمل كخدمة.',
  goToLogin: 'الانتقال إلى تسجيل الدخول',
  endsDemo:
    'إنهاء الإعداد ينهي النسخة التجريبية. يزيل ذلك نهائيًا أشخاصها والحسابات التي أُنشئت فيها ومحتواها النموذجي والإعدادات التي غُيّرت فيها. لا يتغير شيء حتى ذلك الحين.',
  account: 'حسابك',
  assembly: 'كنيستك',
  finish: 'إنهاء الإعداد',
  finishing: 'جارٍ الإعداد…',
} satisfies Messages['setup'];
