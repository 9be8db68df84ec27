import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Documente',
  search: 'Căutați în documente',
  list: 'Lista documentelor',
  pages: 'Paginile documentelor',
  loadFailed: 'Documentele nu s-au putut încărca.',
  nothingFound: 'Niciun document găsit.',
  emptyFolder: 'Niciun document în acest dosar.',
  noFiles: 'Dosarul nu conține fișiere.',
  count: (count: number) =>
    plural(count, {
      0: 'Niciun element',
      one: '1 element',
      few: `${number(count)} elemente`,
      other: `${number(count)} de elemente`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Niciun element găsit',
      one: '1 element găsit',
      few: `${number(count)} elemente găsite`,
      other: `${number(count)} de elemente găsite`,
    }),
  newFiles: (count: number) =>
    plural(count, { one: '1 nou', few: `${number(count)} noi`, other: `${number(count)} noi` }),
  goToDocuments: 'Mergeți la Documente',
  breadcrumb: 'Cale',
  inPlayer: 'În player:',
  inFolder: <E>(folder: E): Sentence<E> => ['în ', folder],

  kinds: {
    folder: 'Dosar',
    pdf: 'PDF',
    audio: 'Audio',
    image: 'Imagine',
    video: 'Video',
    spreadsheet: 'Foaie de calcul',
    presentation: 'Prezentare',
    document: 'Document',
    google: 'Document',
    other: 'Fișier',
  },
  kindAndSize: (kind: string, size: string) => `${kind}, ${size}`,

  download: 'Descărcați',
  openInNewTab: 'Deschideți într-o filă nouă',
  fileNotLoaded: 'Fișierul nu s-a putut încărca.',
  fileNotLoadedRetry: 'Fișierul nu s-a putut încărca. Încercați din nou.',
  fileNotStored: (reason: string) =>
    `${reason} Acest fișier nu este pe telefon. Deschideți-l o dată cu internet: apoi se deschide și fără.`,
  notSupported: 'Acest browser nu poate afișa fișierul. Îl puteți descărca.',
} satisfies Messages['documents'];
