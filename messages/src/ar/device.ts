import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  failed: 'تعذّرت قراءة ما هو محفوظ على هذا الهاتف.',
  nothing:
    'لا شيء محفوظ بعد. في شاشة العظات، يحفظ السهم بجانب التسجيل نسخة منه لسماعها بلا إنترنت.',
  used: (size: string) => `المساحة المستخدمة: ${size}.`,
  recordings: 'التسجيلات المحفوظة',
  documents: (count: number) =>
    plural(count, {
      zero: 'لا مستندات مفتوحة',
      one: 'مستند واحد سبق فتحه',
      two: 'مستندان سبق فتحهما',
      few: `${number(count)} مستندات سبق فتحها`,
      many: `${number(count)} مستندًا سبق فتحها`,
      other: `${number(count)} مستند سبق فتحها`,
    }),
  removeAll: 'إزالة الكل',
  removeTitle: 'الإزالة من الهاتف',
  removeQuestion: 'إزالة كل المستندات التي سبق فتحها من هذا الهاتف؟ يُحفظ كل منها من جديد عند فتحه.',
  removeFailed: 'تعذّرت إزالة المستندات. يُرجى إعادة المحاولة.',
} satisfies Messages['device'];
