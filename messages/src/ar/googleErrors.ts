import type { Messages } from '../catalog.ts';

const services = {
  Calendar: 'تقويم Google',
  Tasks: 'مهام Google',
  Drive: 'Google Drive',
  'sign-in': 'تسجيل الدخول في Google',
};
type Service = keyof typeof services;

const permissions: Record<Service, string> = {
  Calendar: 'الاطّلاع على أي تقويم يمكنك الوصول إليه وتنزيله باستخدام تقويم Google',
  Tasks: 'عرض مهامك',
  Drive: 'الاطّلاع على جميع ملفاتك على Google Drive وتنزيلها',
  'sign-in': '',
};

const connectAgain = (isTokenFixed = false) =>
  isTokenFixed
    ? 'يُرجى إنشاء رمز تحديث (refresh token) جديد، وتعيينه قيمةً للمتغير GOOGLE_REFRESH_TOKEN، ثم إعادة تشغيل الخادم.'
    : 'يُرجى إعادة ربط Google من الإعدادات.';

// The Google Cloud console is not available in Arabic.
export default {
  signed_out: (_service: Service, isTokenFixed?: boolean) =>
    `انتهت صلاحية تسجيل الدخول في Google. يجب أن تكون حالة نشر التطبيق «In production». ${connectAgain(isTokenFixed)}`,
  not_connected: 'لم يُربط Google. يمكن ربطه من الإعدادات.',
  wrong_client:
    'لا يتعرّف Google على معرّف العميل هذا. يُرجى مقارنة معرّف العميل وسرّه في الإعدادات بما في وحدة تحكم Google Cloud.',
  other_client: (_service: Service, isTokenFixed?: boolean) =>
    `رُبط Google بمعرّف عميل آخر. ${connectAgain(isTokenFixed)}`,
  unauthorized: (service: Service, isTokenFixed?: boolean) =>
    `رفضت خدمة ${services[service]} تسجيل الدخول. ${connectAgain(isTokenFixed)}`,
  api_not_enabled: (service: Service) =>
    `واجهة Google ${service} API غير مفعّلة. يُرجى تفعيلها في وحدة تحكم Google Cloud ضمن «APIs & Services»، والانتظار بضع دقائق، ثم إعادة المحاولة.`,
  key_unknown: 'لا يقبل Google مفتاح API. يُرجى التحقق منه في الإعدادات.',
  key_restricted: (service: Service) =>
    `لا يُسمح باستخدام مفتاح API من هذا الخادم لخدمة ${services[service]}. يُرجى تغيير قيود المفتاح في وحدة تحكم Google Cloud.`,
  no_calendar: 'لم يُختر أي تقويم. يُرجى اختيار تقويم في الإعدادات، ثم إعادة المزامنة.',
  calendar_not_found:
    'لا يجد تقويم Google هذا التقويم. يُرجى التحقق من التقاويم في الإعدادات، وجعل التقويم عامًا أو مشاركته مع الحساب المرتبط.',
  file_not_found:
    'لا يجد Google Drive هذا الملف: فقد حُذف أو لم يعد مشتركًا. يُرجى إعادة مزامنة البيانات.',
  listed_folder_not_found:
    'لا يجد Google Drive هذا المجلد: فقد حُذف أو لم يعد مشتركًا. يُرجى اختيار مجلد آخر.',
  folder_not_found:
    'لا يجد Google Drive المجلد المطلوب مزامنته. يُرجى التحقق من المجلد في الإعدادات، ومن أنه مشترك مع الحساب المرتبط وليس في المهملات.',
  task_lists_not_found:
    'لا توجد في مهام Google أي من قوائم المهام المختارة. يُرجى اختيار قوائم أخرى في الإعدادات.',
  not_found: (service: Service) =>
    `لا تجد خدمة ${services[service]} المطلوب: ربما حُذف للتو. يُرجى إعادة المحاولة، والتحقق من GOOGLE_API_URL إذا كان محددًا.`,
  scope_missing: (service: Service, isTokenFixed?: boolean) =>
    `لم يسمح حساب Google المرتبط للتطبيق بقراءة ${services[service]}. ${connectAgain(isTokenFixed)} وفي صفحة Google يُرجى تحديد «${permissions[service]}».`,
  code_rejected: 'لم يقبل Google التفويض، أو استغرق وقتًا طويلًا. يُرجى الربط من جديد.',
  redirect_mismatch:
    'عنوان إعادة التوجيه غير مسجّل لدى Google. يُرجى نسخه من الإعدادات إلى العميل في وحدة تحكم Google Cloud، والانتظار بضع دقائق، ثم الربط من جديد.',
  no_refresh_token:
    'لم يرسل Google رمز تحديث (refresh token). يُرجى إزالة التطبيق من «التطبيقات والخدمات التابعة لجهات خارجية» في حساب Google، ثم الربط من جديد.',
  forbidden: (service: Service) =>
    `ترفض خدمة ${services[service]} الوصول. يُرجى التحقق من أن حساب Google المرتبط يمكنه رؤية هذا المحتوى، ومشاركته مع هذا الحساب.`,
  rate_limit: (service: Service) =>
    `تم بلوغ حد الطلبات لخدمة ${services[service]}. يُرجى إعادة المحاولة بعد بضع دقائق.`,
  daily_limit: (service: Service) =>
    `تم بلوغ حد اليوم لخدمة ${services[service]}. يُرجى إعادة المحاولة غدًا، أو زيادة الحصة في وحدة تحكم Google Cloud.`,
  unavailable: (service: Service) =>
    `خدمة ${services[service]} غير متاحة حاليًا. يُرجى إعادة المحاولة لاحقًا.`,
  unreachable: (service: Service) =>
    `تعذّر الوصول إلى خدمة ${services[service]}. يُرجى التحقق من اتصال هذا الخادم بالإنترنت، ثم إعادة المحاولة.`,
  too_slow: (service: Service) =>
    `استغرق رد خدمة ${services[service]} وقتًا طويلًا. يُرجى إعادة المحاولة لاحقًا.`,
  too_large: (service: Service) =>
    `أرسلت خدمة ${services[service]} ردًا أكبر من أن يُقرأ. يُرجى البحث عن عنصر نصه طويل جدًا وتقصيره.`,
  too_many: (service: Service) =>
    `في خدمة ${services[service]} عناصر أكثر مما يستطيع التطبيق معالجته. يُرجى حذف بعضها.`,
  not_understood: (service: Service) =>
    `أرسلت خدمة ${services[service]} ردًا غير مفهوم. يُرجى إعادة المحاولة لاحقًا. إذا تكرر ذلك، فيُرجى التحقق من GOOGLE_API_URL وGOOGLE_TOKEN_URL إذا كانا محددين، ومن أي خادم وكيل (proxy) في الطريق.`,
  refused: (service: Service) =>
    `رفضت خدمة ${services[service]} الطلب. يُرجى إعادة المحاولة. إذا تكرر ذلك، فيُرجى التحقق من إعدادات Google على هذا الخادم.`,
  not_downloadable: 'لا يسمح Google Drive بتنزيل هذا الملف. يمكن فتحه في Google Drive.',
  export_too_large:
    'هذا المستند أكبر من أن يصدّره Google بصيغة PDF. يمكن تقسيمه، أو وضع نسخة PDF منه في Drive.',
} satisfies Messages['googleErrors'];
