import type { Messages } from '../catalog.ts';

export default {
  failed: 'No se pudieron cargar sus sesiones.',
  list: 'Sesiones',
  current: 'Este navegador',
  detail: (seen: string, created: string) => `Último uso: ${seen}; inicio de sesión: ${created}`,
  end: 'Cerrar la sesión',
  ended: 'Sesión cerrada.',

  unknownBrowser: 'Navegador desconocido',
  browserOn: {
    iphone: (browser: string) => `${browser} en un iPhone`,
    ipad: (browser: string) => `${browser} en un iPad`,
    androidPhone: (browser: string) => `${browser} en un teléfono Android`,
    androidTablet: (browser: string) => `${browser} en una tableta Android`,
    windows: (browser: string) => `${browser} en Windows`,
    chromebook: (browser: string) => `${browser} en un Chromebook`,
    mac: (browser: string) => `${browser} en un Mac`,
    linux: (browser: string) => `${browser} en Linux`,
  },
} satisfies Messages['sessions'];
