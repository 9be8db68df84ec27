import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  saveAndSync: 'Zapisz i synchronizuj',
  asking: 'Sprawdzanie w Google…',
  nothingFound: 'Na tym koncie nic nie znaleziono.',
  notInAccount: (id: string) => `${id} (nie ma na tym koncie)`,
  calendarsHint:
    'Wydarzenie obecne w kilku z nich jest pokazywane w tym kalendarzu, który wybrano jako pierwszy.',
  publicCalendars: 'Kalendarze publiczne innych osób',
  calendarMissing: 'Proszę wybrać co najmniej jeden kalendarz.',
  keyMissing: 'Proszę wpisać klucz API.',
  listsHint: 'Członkowie widzą otwarte zadania z tych list jako ogłoszenia.',
  allLists: 'Wszystkie listy, także dodane później',
  documents: 'Dokumenty',
  wholeDrive: 'Pokaż członkom wszystkie pliki z tego Dysku Google',
  noFolder: 'Brak: członkowie nie widzą dokumentów',
  folderHint:
    'Członkowie widzą wszystkie pliki w tym folderze. Aby wybrać folder w innym folderze, najpierw trzeba wybrać ten zewnętrzny.',
  counting: 'Liczenie plików…',
  files: (count: number) =>
    plural(count, {
      0: 'Członkowie nie zobaczą jeszcze żadnych plików.',
      one: 'Członkowie zobaczą 1 plik.',
      few: `Członkowie zobaczą ${number(count)} pliki.`,
      many: `Członkowie zobaczą ${number(count)} plików.`,
      other: `Członkowie zobaczą ${number(count)} pliku.`,
    }),
  filesAtLeast: (count: number) =>
    plural(count, {
      one: 'Członkowie zobaczą co najmniej 1 plik.',
      few: `Członkowie zobaczą co najmniej ${number(count)} pliki.`,
      many: `Członkowie zobaczą co najmniej ${number(count)} plików.`,
      other: `Członkowie zobaczą co najmniej ${number(count)} pliku.`,
    }),
  filesMoreThan: (count: number) =>
    plural(count, {
      one: 'Członkowie zobaczą więcej niż 1 plik.',
      few: `Członkowie zobaczą więcej niż ${number(count)} pliki.`,
      many: `Członkowie zobaczą więcej niż ${number(count)} plików.`,
      other: `Członkowie zobaczą więcej niż ${number(count)} pliku.`,
    }),
} satisfies Messages['whatToSync'];
