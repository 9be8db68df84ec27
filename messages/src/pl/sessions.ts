import type { Messages } from '../catalog.ts';

export default {
  failed: 'Nie udało się wczytać sesji.',
  list: 'Sesje',
  current: 'Ta przeglądarka',
  detail: (seen: string, created: string) => `Ostatnio użyto ${seen}, zalogowano ${created}`,
  end: 'Zakończ sesję',
  ended: 'Zakończono sesję.',

  unknownBrowser: 'Nieznana przeglądarka',
  browserOn: {
    iphone: (browser: string) => `${browser} na iPhonie`,
    ipad: (browser: string) => `${browser} na iPadzie`,
    androidPhone: (browser: string) => `${browser} na telefonie z Androidem`,
    androidTablet: (browser: string) => `${browser} na tablecie z Androidem`,
    windows: (browser: string) => `${browser} w Windows`,
    chromebook: (browser: string) => `${browser} na Chromebooku`,
    mac: (browser: string) => `${browser} na Macu`,
    linux: (browser: string) => `${browser} w Linuksie`,
  },
} satisfies Messages['sessions'];
