import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  controls: 'Controles del PDF',
  pagesOf: (title: string) => `Páginas de «${title}»`,
  page: 'Página',
  pageNumber: (page: number) => `Página ${number(page)}`,
  pageOf: <E>(wide: (text: string) => E, field: E, count: number): Sentence<E> => [
    wide('Página '),
    field,
    ` de ${number(count)}`,
  ],
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  zoom: (percent: string) => `Tamaño ${percent}. Mostrar todo el ancho`,
  wholeWidth: 'Mostrar todo el ancho',
  find: 'Buscar en el documento',
  previousMatch: 'Resultado anterior',
  nextMatch: 'Resultado siguiente',
  closeFind: 'Cerrar la búsqueda',
  match: (current: number, total: number) => `${number(current)} de ${number(total)}`,
  searching: 'Buscando…',
  notFound: 'No se encontró',
  scanned: 'Este PDF está escaneado, así que no se puede buscar en su texto.',
  pageFailed: 'No se pudo mostrar esta página.',
  damaged:
    'Este PDF está dañado o incompleto y no se puede mostrar. Descárguelo para probar con otra aplicación.',
  protected:
    'Este PDF está protegido con una contraseña. Descárguelo para abrirlo en una aplicación que la pida.',
  link: {
    title: 'Abrir el enlace',
    question: (address: string) => `Este enlace lleva a ${address}. ¿Quiere abrirlo?`,
    open: 'Abrir',
  },
} satisfies Messages['pdf'];
