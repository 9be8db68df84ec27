import type { Messages } from '../catalog.ts';

export default {
  failed: 'Sesiunile dumneavoastră nu s-au putut încărca.',
  list: 'Sesiuni',
  current: 'Acest browser',
  detail: (seen: string, created: string) =>
    `Folosită ultima dată pe ${seen}, intrare în cont pe ${created}`,
  end: 'Închideți sesiunea',
  ended: 'Sesiunea a fost închisă.',

  unknownBrowser: 'Browser necunoscut',
  browserOn: {
    iphone: (browser: string) => `${browser} pe un iPhone`,
    ipad: (browser: string) => `${browser} pe un iPad`,
    androidPhone: (browser: string) => `${browser} pe un telefon Android`,
    androidTablet: (browser: string) => `${browser} pe o tabletă Android`,
    windows: (browser: string) => `${browser} pe Windows`,
    chromebook: (browser: string) => `${browser} pe un Chromebook`,
    mac: (browser: string) => `${browser} pe un Mac`,
    linux: (browser: string) => `${browser} pe Linux`,
  },
} satisfies Messages['sessions'];
