import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list } from './language.ts';

export default {
  login: (assembly: string) => `تسجيل الدخول – ${assembly}`,
  description: (assembly: string) => `فعاليات ${assembly} وإعلاناتها ومستنداتها.`,
  needsScript: 'يحتاج هذا التطبيق إلى JavaScript. يُرجى تفعيله في متصفحك.',
  loginNeedsScript: 'يحتاج تسجيل الدخول إلى JavaScript. يُرجى تفعيله في متصفحك.',
  notLoaded: 'تعذّر تحميل التطبيق.',
  notLoadedOffline: 'تعذّر تحميل التطبيق. لا يوجد اتصال بالإنترنت.',

  outdated: {
    title: 'يُرجى تحديث متصفحك',
    text: (assembly: string, browsers: string[]) =>
      `يعمل تطبيق ${assembly} في هذه المتصفحات وفي إصداراتها الأحدث: ${list(browsers)}.`,
    iphone: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('على iPhone أو iPad:'),
      ' يُرجى فتح الإعدادات، عام، تحديث البرامج، وتثبيت أحدث إصدار من iOS. يُحدّث ذلك كل المتصفحات.',
    ],
    android: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('على هاتف Android:'),
      ' يُرجى فتح متجر Play، والبحث عن Chrome، والضغط على «تحديث».',
    ],
    computer: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('على الكمبيوتر:'),
      ' يُرجى تحديث متصفحك، أو تثبيت أحدث إصدار من Firefox أو Chrome.',
    ],
    otherDevice: 'إذا لم يكن هناك تحديث لجهازك، فيُرجى فتح هذه الصفحة على جهاز آخر.',
  },
} satisfies Messages['pages'];
