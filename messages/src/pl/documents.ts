import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

const countItems = (count: number) =>
  plural(count, {
    one: '1 element',
    few: `${number(count)} elementy`,
    many: `${number(count)} elementów`,
    other: `${number(count)} elementu`,
  });

export default {
  title: 'Dokumenty',
  search: 'Szukaj dokumentów',
  list: 'Lista dokumentów',
  pages: 'Strony dokumentów',
  loadFailed: 'Nie udało się wczytać dokumentów.',
  nothingFound: 'Nie znaleziono dokumentów.',
  emptyFolder: 'W tym folderze nie ma dokumentów.',
  noFiles: 'W tym folderze nie ma plików.',
  count: countItems,
  found: (count: number) => `Znaleziono ${countItems(count)}`,
  newFiles: (count: number) =>
    plural(count, {
      one: '1 nowy',
      few: `${number(count)} nowe`,
      many: `${number(count)} nowych`,
      other: `${number(count)} nowego`,
    }),
  goToDocuments: 'Przejdź do dokumentów',
  breadcrumb: 'Ścieżka folderów',
  inPlayer: 'W odtwarzaczu:',
  inFolder: <E>(folder: E): Sentence<E> => ['folder: ', folder],

  kinds: {
    folder: 'Folder',
    pdf: 'PDF',
    audio: 'Dźwięk',
    image: 'Obraz',
    video: 'Film',
    spreadsheet: 'Arkusz',
    presentation: 'Prezentacja',
    document: 'Dokument',
    google: 'Dokument',
    other: 'Plik',
  },
  kindAndSize: (kind: string, size: string) => `${kind}, ${size}`,

  download: 'Pobierz',
  openInNewTab: 'Otwórz w nowej karcie',
  fileNotLoaded: 'Nie udało się wczytać pliku.',
  fileNotLoadedRetry: 'Nie udało się wczytać pliku. Proszę spróbować ponownie.',
  fileNotStored: (reason: string) =>
    `${reason} Tego pliku nie ma w telefonie. Wystarczy raz otworzyć go przy połączeniu z internetem, a potem otworzy się także bez niego.`,
  notSupported: 'Ta przeglądarka nie może wyświetlić pliku. Można go pobrać.',
} satisfies Messages['documents'];
