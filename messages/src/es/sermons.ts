import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  search: 'Buscar sermones',
  series: 'Serie',
  allSeries: 'Todas las series',
  speaker: 'Sermón de',
  allSpeakers: 'Todas las personas',
  year: 'Año',
  allYears: 'Todos los años',
  count: (count: number) =>
    plural(count, {
      one: '1 sermón',
      many: `${number(count)} de sermones`,
      other: `${number(count)} sermones`,
    }),
  found: (count: number) =>
    plural(count, {
      one: '1 sermón encontrado',
      many: `${number(count)} de sermones encontrados`,
      other: `${number(count)} sermones encontrados`,
    }),
  nothingFound: 'No se encontraron sermones',
  nothingYet: 'Todavía no hay sermones',
  failed: 'No se pudieron cargar los sermones.',
  listOfSermons: 'Lista de sermones',
  pagesOfSermons: 'Páginas de sermones',
  continueListening: 'Seguir escuchando',
  withoutDate: 'Sin fecha',
  left: (length: string) => `quedan\u00A0${length}`,
  play: (title: string) => `Reproducir: ${title}`,
  pause: (title: string) => `Pausar: ${title}`,
} satisfies Messages['sermons'];
