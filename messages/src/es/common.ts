import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  loading: 'Cargando…',
  more: 'Más',
  noTitle: '(Sin título)',
  retry: 'Reintentar',
  moreAbout: (title: string) => `Más sobre ${title}`,
  events: 'Eventos',
  announcements: 'Anuncios',
  sermons: 'Sermones',
  offline: 'No tiene conexión.',
  unreachable: (assembly: string) => `No se puede acceder a ${assembly}.`,
  pleaseTryAgain: (why: string) => `${why} Inténtelo de nuevo.`,

  pageNotLoaded: 'No se pudo mostrar esta página. Vuelva a cargarla.',
  pageFailed:
    'La aplicación no pudo mostrar esta página. Vuelva a cargarla. Si falla otra vez, avise a la administración.',
  reload: 'Volver a cargar',

  clearSearch: 'Borrar la búsqueda',

  fileOpening: 'Espere un momento. Se está abriendo el archivo.',
  loggedIn: 'Ha iniciado sesión. Se abre la página principal.',

  closeNotification: 'Cerrar el aviso',
  opensInNewTab: '(se abre en una pestaña nueva)',
  today: 'hoy',
  tomorrow: 'mañana',
  minutes: (count: number) => `${number(count)}\u00A0min`,
} satisfies Messages['common'];
