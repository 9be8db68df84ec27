import type { Messages } from '../catalog.ts';

export default {
  failed: 'Non è stato possibile caricare le sue sessioni.',
  list: 'Sessioni',
  current: 'Questo browser',
  detail: (seen: string, created: string) => `Ultimo uso: ${seen}, accesso: ${created}`,
  end: 'Termina sessione',
  ended: 'Sessione terminata.',

  unknownBrowser: 'Browser sconosciuto',
  browserOn: {
    iphone: (browser: string) => `${browser} su un iPhone`,
    ipad: (browser: string) => `${browser} su un iPad`,
    androidPhone: (browser: string) => `${browser} su un telefono Android`,
    androidTablet: (browser: string) => `${browser} su un tablet Android`,
    windows: (browser: string) => `${browser} su Windows`,
    chromebook: (browser: string) => `${browser} su un Chromebook`,
    mac: (browser: string) => `${browser} su un Mac`,
    linux: (browser: string) => `${browser} su Linux`,
  },
} satisfies Messages['sessions'];
