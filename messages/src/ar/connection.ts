import type { Messages } from '../catalog.ts';

export default {
  problem: {
    refused:
      'لم يعد Google يقبل الاتصال، لذلك لا يمكن إجراء المزامنة. ما نُسخ باقٍ. للمزامنة من جديد يُرجى إعادة الربط.',
    refusedFixed:
      'لم يعد Google يقبل تسجيل الدخول في GOOGLE_REFRESH_TOKEN. يُرجى إزالة هذا المتغير من البيئة وإعادة تشغيل الخادم، ثم الربط من الإعدادات.',
    unreadable:
      'حُفظ الاتصال بـ Google بمفتاح آخر، ولا يستطيع هذا الخادم قراءته. يُرجى إعادة الربط، أو تشغيل الخادم بقيمة ASSEMBLY_SECRET السابقة أو بملف secret.key السابق.',
  },
  reconnect: 'إعادة الربط',
  synced: 'تمت مزامنة البيانات.',
  notFinished: 'لم تكتمل المزامنة. يُرجى إعادتها.',
  sourcesFailed: (sources: string, error: string) => `${sources}: ${error}`,
} satisfies Messages['connection'];
