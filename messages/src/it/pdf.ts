import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  controls: 'Comandi PDF',
  pagesOf: (title: string) => `Pagine di ${title}`,
  page: 'Pagina',
  pageNumber: (page: number) => `Pagina ${number(page)}`,
  pageOf: <E>(wide: (text: string) => E, field: E, count: number): Sentence<E> => [
    wide('Pagina '),
    field,
    ` di ${number(count)}`,
  ],
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  zoom: (percent: string) => `Zoom ${percent}. Mostra tutta la larghezza`,
  wholeWidth: 'Mostra tutta la larghezza',
  find: 'Cerca nel documento',
  previousMatch: 'Risultato precedente',
  nextMatch: 'Risultato successivo',
  closeFind: 'Chiudi ricerca',
  match: (current: number, total: number) => `${number(current)} di ${number(total)}`,
  searching: 'Ricerca…',
  notFound: 'Non trovato',
  scanned: 'Questo PDF è una scansione, perciò non è possibile cercare nel suo testo.',
  pageFailed: 'Non è stato possibile mostrare questa pagina.',
  damaged:
    'Questo PDF è danneggiato o incompleto e non può essere mostrato. Lo scarichi per provare un’altra app.',
  protected:
    'Questo PDF è protetto da una password. Lo scarichi per aprirlo in un’app che chiede la password.',
  link: {
    title: 'Apri link',
    question: (address: string) => `Questo link porta a ${address}. Aprirlo?`,
    open: 'Apri',
  },
} satisfies Messages['pdf'];
