import type { Messages } from '../catalog.ts';

export default {
  failed: 'Vos sessions n’ont pas pu être chargées.',
  list: 'Sessions',
  current: 'Ce navigateur',
  detail: (seen: string, created: string) =>
    `Dernière utilisation le ${seen}, connexion le ${created}`,
  end: 'Fermer la session',
  ended: 'Session fermée.',

  unknownBrowser: 'Navigateur inconnu',
  browserOn: {
    iphone: (browser: string) => `${browser} sur un iPhone`,
    ipad: (browser: string) => `${browser} sur un iPad`,
    androidPhone: (browser: string) => `${browser} sur un téléphone Android`,
    androidTablet: (browser: string) => `${browser} sur une tablette Android`,
    windows: (browser: string) => `${browser} sous Windows`,
    chromebook: (browser: string) => `${browser} sur un Chromebook`,
    mac: (browser: string) => `${browser} sur un Mac`,
    linux: (browser: string) => `${browser} sous Linux`,
  },
} satisfies Messages['sessions'];
