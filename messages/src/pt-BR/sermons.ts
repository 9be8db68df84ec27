import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  search: 'Buscar nas pregações',
  series: 'Série',
  allSeries: 'Todas as séries',
  speaker: 'Quem prega',
  allSpeakers: 'Todos os nomes',
  year: 'Ano',
  allYears: 'Todos os anos',
  count: (count: number) =>
    plural(count, {
      0: 'Nenhuma pregação',
      one: '1 pregação',
      many: `${number(count)} de pregações`,
      other: `${number(count)} pregações`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Nenhuma pregação encontrada',
      one: '1 pregação encontrada',
      many: `${number(count)} de pregações encontradas`,
      other: `${number(count)} pregações encontradas`,
    }),
  nothingFound: 'Nenhuma pregação encontrada',
  nothingYet: 'Nenhuma pregação ainda',
  failed: 'Não foi possível carregar as pregações.',
  listOfSermons: 'Lista de pregações',
  pagesOfSermons: 'Páginas de pregações',
  continueListening: 'Continue ouvindo',
  withoutDate: 'Sem data',
  left: (length: string) => `${/^1\D/.test(length) ? 'falta' : 'faltam'}\u00A0${length}`,
  play: (title: string) => `Ouvir: ${title}`,
  pause: (title: string) => `Pausar: ${title}`,
} satisfies Messages['sermons'];
