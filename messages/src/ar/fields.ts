import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const characters = (count: number) =>
  plural(count, {
    zero: `${number(count)} حرف`,
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${number(count)} أحرف`,
    many: `${number(count)} حرفًا`,
    other: `${number(count)} حرف`,
  });

export default {
  email: 'البريد الإلكتروني',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  password: 'كلمة المرور',
  passwordLength: (min: number) => `${characters(min)} على الأقل.`,
  showPassword: 'إظهار كلمة المرور',

  errors: {
    emailMissing: 'يُرجى إدخال بريدك الإلكتروني.',
    emailInvalid: 'يُرجى إدخال عنوان بريد إلكتروني، مثل name@example.org.',
    firstNameMissing: 'يُرجى إدخال اسمك الأول.',
    lastNameMissing: 'يُرجى إدخال اسم عائلتك.',
    nameTooLong: (max: number) => `${characters(max)} على الأكثر.`,
    nameUnreadable: 'يُرجى استخدام حروف، بلا أحرف غير مرئية أو أحرف تحكم.',
    charsUnreadable: 'يُرجى إزالة فواصل الأسطر وأحرف التحكم الأخرى.',
    nameHasAddress: 'يُرجى إدخال اسم بلا عناوين ويب أو بريد، مع مسافة بعد النقطة.',
    passwordMissing: 'يُرجى إدخال كلمة مرورك.',
    newPasswordMissing: 'يُرجى إدخال كلمة مرور جديدة.',
    passwordWrong: 'هذه ليست كلمة مرورك.',
    passwordTooShort: (min: number) => `يلزم ${characters(min)} على الأقل.`,
    passwordTooLong: (max: number) => `${characters(max)} على الأكثر.`,
    passwordIsEmail: 'يجب أن تختلف كلمة المرور عن بريدك الإلكتروني.',
    passwordTooCommon: 'كلمة المرور هذه من أكثرها شيوعًا. يُرجى اختيار غيرها.',
    assemblyNameMissing: 'يُرجى إدخال اسم كنيستك.',
    assemblyNameTooLong: (max: number) => `${characters(max)} على الأكثر.`,
    timeZoneInvalid: 'يُرجى اختيار منطقة زمنية من القائمة، مثل Africa/Cairo.',
    publicUrlInvalid: 'يُرجى إدخال عنوان مثل \u2066https://assembly.example.org\u2069، بلا مسار.',
  },
} satisfies Messages['fields'];
