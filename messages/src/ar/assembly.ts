import type { Messages } from '../catalog.ts';

export default {
  assemblyName: {
    label: 'اسم الكنيسة',
    hint: 'يظهر أعلى كل صفحة وفي رسائل البريد الإلكتروني.',
  },
  publicAddress: {
    label: 'العنوان العام',
    hint: 'يفتح الأعضاء تطبيق الكنيسة على هذا العنوان، وإليه تؤدي الروابط في الرسائل. يمكن تغييره لاحقًا في الإعدادات.',
    onlyLocal: 'لا يعمل هذا العنوان إلا على هذا الكمبيوتر.',
    insecure:
      'بدون https يمكن لآخرين على الشبكة قراءة كلمات المرور. يُرجى إعداد خادم وكيل (proxy) يقدّم https، وإدخال العنوان الذي يبدأ بـ https://‎. لا يقبل Google عناوين http إلا مع localhost.',
  },
  timeZone: {
    label: 'المنطقة الزمنية',
    choose: 'يُرجى كتابة اسم مدينة بالإنجليزية، مثل Cairo، والاختيار من القائمة.',
    now: (time: string) => `الوقت هناك الآن: ${time}.`,
  },
} satisfies Messages['assembly'];
