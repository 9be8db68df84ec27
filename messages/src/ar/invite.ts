import type { Messages } from '../catalog.ts';

export default {
  text: 'يمكن إرسال هذا العنوان، أو طباعة رمز QR للوحة الإعلانات. ينشئ الناس حساباتهم هناك، ثم ينتظرون موافقتك.',
  loadFailed: 'تعذّر تحميل العنوان.',
  address: 'العنوان',
  code: 'رمز QR للعنوان',
  print: 'طباعة',
  poster: 'الفعاليات والإعلانات والعظات على هاتفك. لإنشاء حساب يُرجى مسح هذا الرمز:',
  posterAddress: 'أو فتح هذا العنوان:',
} satisfies Messages['invite'];
