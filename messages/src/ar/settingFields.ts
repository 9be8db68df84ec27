import type { Messages } from '../catalog.ts';

// \u2066 and \u2069 keep the order of what is written from left to right.
export default {
  ASSEMBLY_NAME: {
    label: 'الاسم',
    hint: 'يظهر أعلى كل صفحة وفي الرسائل.',
  },
  ASSEMBLY_TIME_ZONE: {
    label: 'المنطقة الزمنية',
    hint: 'تظهر الأوقات بهذه المنطقة الزمنية.',
  },
  DEFAULT_LANGUAGE: {
    label: 'اللغة',
    hint: 'لمن لا يطلب متصفحه أيًا من هذه اللغات. يظهر التطبيق لغيرهم بلغتهم.',
  },
  PUBLIC_URL: {
    label: 'العنوان العام',
    hint: 'العنوان الذي يُفتح به التطبيق، للروابط في الرسائل ولـ Google. لا يُغيَّر إلا عندما يصبح التطبيق متاحًا بالعنوان الجديد. يظل العنوان القديم يعمل 24 ساعة. بعد ذلك تلزم إضافة عنوان إعادة التوجيه الجديد في وحدة تحكم Google Cloud.',
  },
  AUDIT_DAYS: {
    label: 'عدد أيام الاحتفاظ بسجل النشاط',
    hint: 'تُحذف القيود الأقدم، مثل مَن قَبِل مَن.',
  },
  CONTACT_NAME: {
    label: 'اسم جهة الاتصال',
    hint: 'مثل مريم حداد، أو مكتب الكنيسة.',
  },
  CONTACT_EMAIL: { label: 'بريد جهة الاتصال' },
  CONTACT_PHONE: {
    label: 'هاتف جهة الاتصال',
    hint: 'مع رمز البلد، مثل \u2066+20 2 1234 5678\u2069.',
  },
  GOOGLE_CLIENT_ID: {
    label: 'معرّف العميل',
    hint: 'ينتهي بـ \u2066.apps.googleusercontent.com\u2069.',
  },
  GOOGLE_CLIENT_SECRET: { label: 'سر العميل' },
  GOOGLE_CALENDAR_ID: {
    label: 'التقاويم',
    hint: 'معرّف التقويم، ويوجد لدى Google في إعدادات التقويم ضمن «دمج التقويم». يُفصل بين عدة معرّفات بفاصلة لاتينية (,).',
  },
  GOOGLE_API_KEY: {
    label: 'مفتاح API',
    hint: 'بمفتاح API لا يمكن قراءة إلا التقاويم العامة. يُنشأ في وحدة تحكم Google Cloud ضمن «Credentials»، في مشروع فيه Calendar API. يجب ألا يكون مقيّدًا بصفحات الويب.',
  },
  GOOGLE_TASK_LISTS: { label: 'قوائم المهام' },
  GOOGLE_DRIVE_FOLDER: { label: 'مجلد Drive' },
  SYNC_SCHEDULE: { label: 'جدول المزامنة' },
  SMTP_URL: { label: 'خادم البريد' },
  MAIL_FROM: {
    label: 'المرسل',
    hint: 'العنوان الذي تأتي منه الرسائل، مثل \u2066Grace Church <office@example.org>\u2069. يجب أن يسمح به خادم البريد.',
  },
  NOTIFICATION_EMAILS: {
    label: 'الرسائل عن الجديد',
    options: {
      on: 'يمكن للأعضاء اختيارها',
      off: 'متوقفة: لا تُرسل إلا الرسائل عن الحسابات، ومنها الجديدة',
    },
  },
  NOTIFICATION_DEFAULT: {
    label: 'الخيار الأصلي للأعضاء',
    hint: 'للأعضاء الذين لم يختاروا شيئًا في حساباتهم.',
    options: { off: 'متوقفة', weekly: 'الرسالة الأسبوعية', email: 'رسالة فورية' },
  },
  WEEKLY_EMAIL: {
    label: 'الرسالة الأسبوعية',
    hint: 'فعاليات الأسبوع، والإعلانات، وأحدث عظة، والمستندات الجديدة.',
  },
  WEEKLY_EMAIL_NOTE: {
    label: 'جملة للرسالة الأسبوعية القادمة',
    hint: 'اختيارية. تظهر في أول الرسالة، وتُزال من هنا عند إرسالها.',
  },
  QUIET_HOURS: {
    label: 'ساعات الهدوء',
    hint: 'تنتظر رسائل البريد والإشعارات الفورية حتى انتهائها.',
  },
  BACKUP_SCHEDULE: { label: 'جدول النسخ الاحتياطي' },
  BACKUP_KEEP: { label: 'النسخ الاحتياطية المحفوظة' },
} satisfies Messages['settingFields'];
