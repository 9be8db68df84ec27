import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  controls: 'Comenzi PDF',
  pagesOf: (title: string) => `Pagini: ${title}`,
  page: 'Pagina',
  pageNumber: (page: number) => `Pagina ${number(page)}`,
  pageOf: <E>(wide: (text: string) => E, field: E, count: number): Sentence<E> => [
    wide('Pagina '),
    field,
    ` din ${number(count)}`,
  ],
  zoomIn: 'Măriți',
  zoomOut: 'Micșorați',
  zoom: (percent: string) => `Zoom ${percent}. Afișați toată lățimea`,
  wholeWidth: 'Afișați toată lățimea',
  find: 'Căutați în document',
  previousMatch: 'Rezultatul anterior',
  nextMatch: 'Rezultatul următor',
  closeFind: 'Închideți căutarea',
  match: (current: number, total: number) => `${number(current)} din ${number(total)}`,
  searching: 'Se caută…',
  notFound: 'Nu s-a găsit',
  scanned: 'Acest PDF este scanat, așa că nu se poate căuta în textul lui.',
  pageFailed: 'Această pagină nu s-a putut afișa.',
  damaged:
    'Acest PDF este deteriorat sau incomplet și nu poate fi afișat. Descărcați-l pentru a încerca în altă aplicație.',
  protected:
    'Acest PDF este protejat cu o parolă. Descărcați-l pentru a-l deschide într-o aplicație care cere parola.',
  link: {
    title: 'Deschiderea linkului',
    question: (address: string) => `Acest link duce la ${address}. Doriți să îl deschideți?`,
    open: 'Deschideți',
  },
} satisfies Messages['pdf'];
