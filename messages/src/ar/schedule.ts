import type { Messages } from '../catalog.ts';

export default {
  title: 'موعد المزامنة من Google',
  automatically: 'المزامنة تلقائيًا',
  byHand: 'عند بدئها يدويًا فقط',
  hourly: 'كل ساعة',
  nightly: 'كل ليلة، في وقت من اختيارك',
  advanced: 'للخبراء: تعبير cron',
  time: 'الوقت',
  cron: 'تعبير cron',
  cronFields: 'الدقيقة، الساعة، يوم الشهر، الشهر، يوم الأسبوع.',
  invalid: 'يُرجى إدخال تعبير cron، مثل \u20660 5 * * *\u2069.',
  next: 'المزامنات التالية',
  nextFailed: 'تعذّر تحميل المزامنات التالية.',
  never: 'لا تحدث مزامنة أبدًا وفق هذا الجدول.',
} satisfies Messages['schedule'];
