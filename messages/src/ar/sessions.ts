import type { Messages } from '../catalog.ts';

export default {
  failed: 'تعذّر تحميل جلساتك.',
  list: 'الجلسات',
  current: 'هذا المتصفح',
  detail: (seen: string, created: string) => `آخر استخدام ${seen}، تسجيل الدخول ${created}`,
  end: 'إنهاء الجلسة',
  ended: 'تم إنهاء الجلسة.',

  unknownBrowser: 'متصفح غير معروف',
  browserOn: {
    iphone: (browser: string) => `${browser} على iPhone`,
    ipad: (browser: string) => `${browser} على iPad`,
    androidPhone: (browser: string) => `${browser} على هاتف Android`,
    androidTablet: (browser: string) => `${browser} على جهاز Android لوحي`,
    windows: (browser: string) => `${browser} على Windows`,
    chromebook: (browser: string) => `${browser} على Chromebook`,
    mac: (browser: string) => `${browser} على Mac`,
    linux: (browser: string) => `${browser} على Linux`,
  },
} satisfies Messages['sessions'];
