import type { Messages } from '../catalog.ts';

export default {
  failed: 'Ihre Anmeldungen konnten nicht geladen werden.',
  list: 'Anmeldungen',
  current: 'Dieser Browser',
  detail: (seen: string, created: string) => `Zuletzt benutzt am ${seen}, angemeldet am ${created}`,
  end: 'Anmeldung beenden',
  ended: 'Anmeldung beendet.',

  unknownBrowser: 'Unbekannter Browser',
  browserOn: {
    iphone: (browser: string) => `${browser} auf einem iPhone`,
    ipad: (browser: string) => `${browser} auf einem iPad`,
    androidPhone: (browser: string) => `${browser} auf einem Android-Telefon`,
    androidTablet: (browser: string) => `${browser} auf einem Android-Tablet`,
    windows: (browser: string) => `${browser} unter Windows`,
    chromebook: (browser: string) => `${browser} auf einem Chromebook`,
    mac: (browser: string) => `${browser} auf einem Mac`,
    linux: (browser: string) => `${browser} unter Linux`,
  },
} satisfies Messages['sessions'];
