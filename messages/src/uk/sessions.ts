import type { Messages } from '../catalog.ts';

export default {
  failed: 'Не вдалося завантажити ваші сеанси.',
  list: 'Сеанси',
  current: 'Цей браузер',
  detail: (seen: string, created: string) => `Востаннє використано ${seen}, вхід ${created}`,
  end: 'Завершити сеанс',
  ended: 'Сеанс завершено.',

  unknownBrowser: 'Невідомий браузер',
  browserOn: {
    iphone: (browser: string) => `${browser} на iPhone`,
    ipad: (browser: string) => `${browser} на iPad`,
    androidPhone: (browser: string) => `${browser} на телефоні з Android`,
    androidTablet: (browser: string) => `${browser} на планшеті з Android`,
    windows: (browser: string) => `${browser} у Windows`,
    chromebook: (browser: string) => `${browser} на Chromebook`,
    mac: (browser: string) => `${browser} на Mac`,
    linux: (browser: string) => `${browser} у Linux`,
  },
} satisfies Messages['sessions'];
