import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const REMOVALS = {
  all: 'أكثر من نصف كل العناصر',
  calendar: 'أكثر من نصف أحد التقاويم',
  unconfirmed: 'وليست هي العناصر التي تم تأكيدها',
};

const countItems = (count: number) =>
  plural(count, {
    zero: `${number(count)} عنصر`,
    one: 'عنصر واحد',
    two: 'عنصران',
    few: `${number(count)} عناصر`,
    many: `${number(count)} عنصرًا`,
    other: `${number(count)} عنصر`,
  });

// \u2066 and \u2069 keep the order of what is written from left to right.
export default {
  interrupted: 'توقف التطبيق أثناء المزامنة. لم يُفقد شيء. يُرجى إعادة المزامنة.',
  large_removal: (count: number, which: keyof typeof REMOVALS) =>
    `سيُحذف ${countItems(count)}، ${REMOVALS[which]}. يُرجى التحقق في Google من أن هذا مقصود، ثم التأكيد.`,
  calendar_unread: (id: string, name: string) =>
    `تعذّرت قراءة التقويم ${name ? `«${name}» (\u2066${id}\u2069)` : `\u2066${id}\u2069`}، لذلك لم تتغير أي فعالية.`,
  locked: 'أقفل برنامج آخر قاعدة البيانات. يُرجى الانتظار حتى ينتهي، ثم إعادة المحاولة.',
  database_unavailable:
    'تعذّرت الكتابة في قاعدة البيانات. يُرجى التحقق من وجود مساحة خالية على القرص، ثم إعادة المزامنة.',
  unexpected:
    'حدث خطأ في التطبيق. بقيت البيانات القديمة. يُرجى إعادة المزامنة. إذا تكرر الخطأ، فيُرجى الاطلاع على سجل الخادم.',

  duplicate: 'مكرر مرتين. استُخدم الأول.',
  not_an_item: 'أرسل Google شيئًا ليس عنصرًا.',
  sent_without_id: 'أرسله Google بلا معرّف.',
  unreadable_field: (field: string) => `أرسل Google الحقل «${field}» بصيغة لا يمكن قراءتها.`,
  no_id: 'بلا معرّف.',
  invalid_id: 'المعرّف طويل جدًا أو فيه حرف غير مسموح به.',
  too_long: (field: string, maxBytes: number) =>
    `الحقل «${field}» أطول من الحد الأقصى بالبايت: ${maxBytes}.`,
  list_not_listed: 'من قوائم المهام المختارة، لكن Google لا يعرضها: ربما حُذفت.',
  list_not_found: 'عرض Google هذه القائمة ثم لم يجدها. تبقى مهامها بلا تغيير حتى المزامنة التالية.',
  no_folder: 'ليس في مجلد معروض.',
  reserved_id: (id: string) => `معرّفه «\u2066${id}\u2069»، والتطبيق يستخدمه لمجلد خاص به.`,
  target_missing: 'اختصار إلى شيء غير معروض.',
  target_outside:
    'اختصار إلى شيء خارج المجلد الذي تشمله المزامنة. يُرجى نقل الهدف إلى هذا المجلد، أو إزالة الاختصار.',
} satisfies Messages['syncErrors'];
