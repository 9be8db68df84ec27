import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

// Nouns, because verbs in the past tense have a gender.
export default {
  showSignIns: 'إظهار عمليات الدخول، ومنها الفاشلة',
  loadFailed: 'تعذّر تحميل سجل النشاط.',
  pages: 'صفحات سجل النشاط',
  list: 'النشاط',
  nothing: 'لا يوجد نشاط بعد.',
  names: {
    'The command line': 'سطر الأوامر',
    Somebody: 'شخص ما',
    'an unknown address': 'عنوان غير معروف',
    events: 'الفعاليات',
    announcements: 'الإعلانات',
    documents: 'المستندات',
    sermons: 'العظات',
  },
  entries: {
    set_up: <E>(actor: E): Sentence<E> => [actor, ' – إعداد الكنيسة'],
    signed_up: <E>(actor: E): Sentence<E> => [actor, ' – إنشاء حساب'],
    signed_in: <E>(actor: E): Sentence<E> => [actor, ' – تسجيل الدخول'],
    sign_in_failed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – محاولة دخول فاشلة باسم ',
      subject,
    ],
    imported: <E>(actor: E, subject: E): Sentence<E> => [actor, ' – استيراد ', subject],
    approved: <E>(actor: E, subject: E): Sentence<E> => [actor, ' – قبول ', subject],
    deleted: <E>(actor: E, subject: E): Sentence<E> => [actor, ' – حذف ', subject],
    made_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – منح دور المشرف إلى ',
      subject,
    ],
    unmade_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – سحب دور المشرف من ',
      subject,
    ],
    sessions_ended: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – إنهاء كل جلسات ',
      subject,
    ],
    reset_link: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – إنشاء رابط لمرة واحدة، المستخدم: ',
      subject,
    ],
    password_reset: <E>(actor: E): Sentence<E> => [actor, ' – تعيين كلمة مرور جديدة عبر رابط'],
    password_changed: <E>(actor: E): Sentence<E> => [actor, ' – تغيير كلمة المرور'],
    name_changed: <E>(actor: E, subject: E): Sentence<E> => [actor, ' – تغيير الاسم إلى ', subject],
    feed_created: <E>(actor: E): Sentence<E> => [
      actor,
      ' – إنشاء رابط خاص لتطبيقات التقويم والبودكاست',
    ],
    feed_revoked: <E>(actor: E): Sentence<E> => [actor, ' – إيقاف رابط خاص'],
    feeds_revoked: <E>(actor: E): Sentence<E> => [actor, ' – إيقاف كل الروابط الخاصة الشخصية'],
    deleted_own_account: <E>(actor: E): Sentence<E> => [actor, ' – حذف الحساب الشخصي'],
    sync_started: <E>(actor: E): Sentence<E> => [actor, ' – بدء مزامنة'],
    sync_confirmed: <E>(actor: E): Sentence<E> => [actor, ' – تأكيد عمليات الحذف في مزامنة'],
    sync_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – استعادة نسخة سابقة: ',
      subject,
    ],
    setting_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – تغيير الإعداد: ',
      subject,
    ],
    setting_removed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – إعادة الإعداد إلى الأصل: ',
      subject,
    ],
    notifications_sent: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – إرسال الإشعارات المعلّقة: ',
      subject,
    ],
    notifications_dropped: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – إلغاء الإشعارات المعلّقة: ',
      subject,
    ],
    logo_changed: <E>(actor: E): Sentence<E> => [actor, ' – تغيير الشعار'],
    logo_removed: <E>(actor: E): Sentence<E> => [actor, ' – إزالة الشعار'],
    google_connected: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – ربط Google باسم ',
      subject,
    ],
    google_disconnected: <E>(actor: E): Sentence<E> => [actor, ' – فصل Google'],
    backup_downloaded: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – تنزيل نسخة احتياطية: ',
      subject,
    ],
    backup_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – استعادة نسخة احتياطية: ',
      subject,
    ],
  },
} satisfies Messages['activity'];
