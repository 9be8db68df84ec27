import type { Messages } from '../catalog.ts';

export default {
  failed: 'Não foi possível carregar as suas sessões.',
  list: 'Sessões',
  current: 'Este navegador',
  detail: (seen: string, created: string) => `Último uso em ${seen}, entrada em ${created}`,
  end: 'Encerrar sessão',
  ended: 'Sessão encerrada.',

  unknownBrowser: 'Navegador desconhecido',
  browserOn: {
    iphone: (browser: string) => `${browser} em um iPhone`,
    ipad: (browser: string) => `${browser} em um iPad`,
    androidPhone: (browser: string) => `${browser} em um celular Android`,
    androidTablet: (browser: string) => `${browser} em um tablet Android`,
    windows: (browser: string) => `${browser} no Windows`,
    chromebook: (browser: string) => `${browser} em um Chromebook`,
    mac: (browser: string) => `${browser} em um Mac`,
    linux: (browser: string) => `${browser} no Linux`,
  },
} satisfies Messages['sessions'];
