import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  controls: 'Sterowanie PDF',
  pagesOf: (title: string) => `Strony dokumentu: ${title}`,
  page: 'Strona',
  pageNumber: (page: number) => `Strona ${number(page)}`,
  pageOf: <E>(wide: (text: string) => E, field: E, count: number): Sentence<E> => [
    wide('Strona '),
    field,
    ` z ${number(count)}`,
  ],
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  zoom: (percent: string) => `Powiększenie ${percent}. Pokaż całą szerokość`,
  wholeWidth: 'Pokaż całą szerokość',
  find: 'Szukaj w dokumencie',
  previousMatch: 'Poprzedni wynik',
  nextMatch: 'Następny wynik',
  closeFind: 'Zamknij wyszukiwanie',
  match: (current: number, total: number) => `${number(current)} z ${number(total)}`,
  searching: 'Szukanie…',
  notFound: 'Nie znaleziono',
  scanned: 'Ten PDF jest skanem, więc nie można przeszukiwać jego tekstu.',
  pageFailed: 'Nie udało się wyświetlić tej strony.',
  damaged:
    'Ten PDF jest uszkodzony lub niepełny i nie można go wyświetlić. Można go pobrać i wypróbować inną aplikację.',
  protected:
    'Ten PDF jest chroniony hasłem. Można go pobrać i otworzyć w aplikacji, która zapyta o hasło.',
  link: {
    title: 'Otwarcie linku',
    question: (address: string) => `Ten link prowadzi do ${address}. Otworzyć go?`,
    open: 'Otwórz',
  },
} satisfies Messages['pdf'];
