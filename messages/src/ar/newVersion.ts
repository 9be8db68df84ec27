import type { Messages } from '../catalog.ts';

export default {
  title: (version: string) => `الإصدار ${version} متاح`,
  changes: 'ما الجديد',
  more: 'المزيد عن هذا الإصدار',
  how: 'يُرجى أولًا إنشاء نسخة احتياطية. ثم يُرجى على الخادم إيقاف التطبيق، ووضع الإصدار الجديد في مجلده، وتنفيذ ما يلي هناك:',
  container: 'إذا كان التطبيق يعمل في حاوية، يُرجى بدلًا من ذلك تشغيل الصورة الجديدة.',
} satisfies Messages['newVersion'];
