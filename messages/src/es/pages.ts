import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list } from './language.ts';

export default {
  login: (assembly: string) => `Iniciar sesión – ${assembly}`,
  description: (assembly: string) => `${assembly}: eventos, anuncios y documentos.`,
  needsScript: 'Esta aplicación necesita JavaScript. Actívelo en su navegador.',
  loginNeedsScript: 'Para iniciar sesión hace falta JavaScript. Actívelo en su navegador.',
  notLoaded: 'No se pudo cargar la aplicación.',
  notLoadedOffline: 'No se pudo cargar la aplicación. No tiene conexión.',

  outdated: {
    title: 'Actualice su navegador',
    text: (assembly: string, browsers: string[]) =>
      `${assembly} funciona en ${list(browsers)}, y en versiones más recientes de estos navegadores.`,
    iphone: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('En un iPhone o iPad,'),
      ' abra «Ajustes» o «Configuración», «General», «Actualización de software» e instale el iOS más reciente. Así se actualizan todos sus navegadores.',
    ],
    android: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('En un teléfono Android,'),
      ' abra Play Store, busque Chrome y pulse «Actualizar».',
    ],
    computer: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('En un equipo de escritorio o portátil,'),
      ' actualice su navegador o instale la última versión de Firefox o Chrome.',
    ],
    otherDevice: 'Si no hay ninguna actualización para su dispositivo, abra esta página en otro.',
  },
} satisfies Messages['pages'];
