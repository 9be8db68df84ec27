import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  saveAndSync: 'Salva e sincronizza ora',
  asking: 'Richiesta a Google…',
  nothingFound: 'In questo account non è stato trovato nulla.',
  notInAccount: (id: string) => `${id} (non in questo account)`,
  calendarsHint:
    'Un evento presente in più calendari compare sotto quello che ha scelto per primo.',
  publicCalendars: 'Calendari pubblici di altri',
  calendarMissing: 'Scelga almeno un calendario.',
  keyMissing: 'Inserisca una chiave API.',
  listsHint: 'I membri vedono come annunci le attività aperte di questi elenchi.',
  allLists: 'Tutti gli elenchi, anche quelli aggiunti in seguito',
  documents: 'Documenti',
  wholeDrive: 'Mostra ai membri tutti i file di questo Google Drive',
  noFolder: 'Nessuna: i membri non vedono documenti',
  folderHint:
    'I membri vedono tutti i file che contiene. Per una cartella dentro un’altra, scelga prima quella esterna.',
  counting: 'Conteggio dei file…',
  files: (count: number) =>
    plural(count, {
      0: 'I membri non vedranno ancora nessun file.',
      one: 'I membri vedranno 1 file.',
      many: `I membri vedranno ${number(count)} di file.`,
      other: `I membri vedranno ${number(count)} file.`,
    }),
  filesAtLeast: (count: number) =>
    plural(count, {
      one: 'I membri vedranno almeno 1 file.',
      many: `I membri vedranno almeno ${number(count)} di file.`,
      other: `I membri vedranno almeno ${number(count)} file.`,
    }),
  filesMoreThan: (count: number) => `I membri vedranno più di ${number(count)} file.`,
} satisfies Messages['whatToSync'];
