import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  title: 'كنيستك',
  contact: 'جهة الاتصال',
  contactHelp:
    'تظهر في صفحة تسجيل الدخول لمن لا يمكنهم الدخول، مثل من ينتظرون الموافقة. يمكن لأي شخص رؤيتها هناك.',
  notReviewed: (language: string) => `لم يراجع أي متحدث أصلي النصوص باللغة ${language} بعد.`,

  logo: {
    title: 'الشعار',
    current: 'الشعار الحالي',
    upload: 'رفع شعار',
    formats: (maxKb: number) => `PNG أو JPEG أو WebP أو SVG، بحجم أقصاه ${number(maxKb)} كيلوبايت.`,
    where: 'يظهر أعلى كل صفحة وعند تسجيل الدخول.',
    remove: 'إزالة الشعار',
    saved: 'تم حفظ الشعار.',
    removed: 'تمت إزالة الشعار.',
    notAnImage: 'هذا الملف ليس صورة يمكن عرضها.',
  },
} satisfies Messages['general'];
