import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  title: 'تسجيل الخروج؟',
  question: (recordings: number) =>
    plural(recordings, {
      zero: `يزيل تسجيل الخروج ${number(recordings)} تسجيل محفوظ من هذا الجهاز. يمكن حفظها من جديد بعد تسجيل الدخول.`,
      one: 'يزيل تسجيل الخروج تسجيلًا محفوظًا واحدًا من هذا الجهاز. يمكن حفظه من جديد بعد تسجيل الدخول.',
      two: 'يزيل تسجيل الخروج تسجيلين محفوظين من هذا الجهاز. يمكن حفظهما من جديد بعد تسجيل الدخول.',
      few: `يزيل تسجيل الخروج ${number(recordings)} تسجيلات محفوظة من هذا الجهاز. يمكن حفظها من جديد بعد تسجيل الدخول.`,
      many: `يزيل تسجيل الخروج ${number(recordings)} تسجيلًا محفوظًا من هذا الجهاز. يمكن حفظها من جديد بعد تسجيل الدخول.`,
      other: `يزيل تسجيل الخروج ${number(recordings)} تسجيل محفوظ من هذا الجهاز. يمكن حفظها من جديد بعد تسجيل الدخول.`,
    }),
  stay: 'البقاء في الحساب',
  confirm: 'تسجيل الخروج',
} satisfies Messages['logOut'];
