import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  controls: 'Controles do PDF',
  pagesOf: (title: string) => `Páginas de ${title}`,
  page: 'Página',
  pageNumber: (page: number) => `Página ${number(page)}`,
  pageOf: <E>(wide: (text: string) => E, field: E, count: number): Sentence<E> => [
    wide('Página '),
    field,
    ` de ${number(count)}`,
  ],
  zoomIn: 'Aumentar zoom',
  zoomOut: 'Diminuir zoom',
  zoom: (percent: string) => `Zoom ${percent}. Mostrar toda a largura`,
  wholeWidth: 'Mostrar toda a largura',
  find: 'Buscar no documento',
  previousMatch: 'Resultado anterior',
  nextMatch: 'Próximo resultado',
  closeFind: 'Fechar busca',
  match: (current: number, total: number) => `${number(current)} de ${number(total)}`,
  searching: 'Buscando…',
  notFound: 'Não encontrado',
  scanned: 'Este PDF foi digitalizado, por isso não é possível buscar no texto.',
  pageFailed: 'Não foi possível mostrar esta página.',
  damaged:
    'Este PDF está danificado ou incompleto e não pode ser mostrado. Baixe-o para tentar em outro app.',
  protected: 'Este PDF está protegido por senha. Baixe-o para abri-lo em um app que peça a senha.',
  link: {
    title: 'Abrir link',
    question: (address: string) => `Este link leva a ${address}. Deseja abri-lo?`,
    open: 'Abrir',
  },
} satisfies Messages['pdf'];
