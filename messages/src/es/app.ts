import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  skipToContent: 'Ir al contenido',
  screens: {
    documents: 'Documentos y sermones',
    documentsShort: 'Documentos',
    users: 'Personas',
    dataSync: 'Sincronización',
    settings: 'Ajustes',
  },
  menu: {
    main: 'Principal',
    open: 'Menú',
    close: 'Cerrar el menú',
    allScreens: 'Todas las páginas',
    account: 'Su cuenta',
    accountOf: <E>(hidden: (text: string) => E, person: E): Sentence<E> => [
      hidden('Su cuenta: '),
      person,
    ],
    logOut: 'Cerrar sesión',
  },
  loggingOut: 'Cerrando sesión…',
  logoutFailed: 'No se pudo cerrar su sesión. Inténtelo de nuevo.',
} satisfies Messages['app'];
