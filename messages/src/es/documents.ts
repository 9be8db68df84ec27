import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Documentos',
  search: 'Buscar documentos',
  list: 'Lista de documentos',
  pages: 'Páginas de documentos',
  loadFailed: 'No se pudieron cargar los documentos.',
  nothingFound: 'No se encontraron documentos.',
  emptyFolder: 'Esta carpeta no contiene documentos.',
  noFiles: 'Esta carpeta no contiene archivos.',
  count: (count: number) =>
    plural(count, {
      one: '1 elemento',
      many: `${number(count)} de elementos`,
      other: `${number(count)} elementos`,
    }),
  found: (count: number) =>
    plural(count, {
      one: '1 elemento encontrado',
      many: `${number(count)} de elementos encontrados`,
      other: `${number(count)} elementos encontrados`,
    }),
  newFiles: (count: number) => plural(count, { one: '1 nuevo', other: `${number(count)} nuevos` }),
  goToDocuments: 'Ir a Documentos',
  breadcrumb: 'Carpetas superiores',
  inPlayer: 'En el reproductor:',
  inFolder: <E>(folder: E): Sentence<E> => ['en ', folder],

  kinds: {
    folder: 'Carpeta',
    pdf: 'PDF',
    audio: 'Audio',
    image: 'Imagen',
    video: 'Video',
    spreadsheet: 'Hoja de cálculo',
    presentation: 'Presentación',
    document: 'Documento',
    google: 'Documento',
    other: 'Archivo',
  },
  kindAndSize: (kind: string, size: string) => `${kind}, ${size}`,

  download: 'Descargar',
  openInNewTab: 'Abrir en una pestaña nueva',
  fileNotLoaded: 'No se pudo cargar el archivo.',
  fileNotLoadedRetry: 'No se pudo cargar el archivo. Inténtelo de nuevo.',
  fileNotStored: (reason: string) =>
    `${reason} Este archivo no está en este teléfono. Ábralo una vez con conexión: después también se abrirá sin ella.`,
  notSupported: 'Este navegador no puede mostrar el archivo. Descárguelo.',
} satisfies Messages['documents'];
