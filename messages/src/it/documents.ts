import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Documenti',
  search: 'Cerca nei documenti',
  list: 'Elenco dei documenti',
  pages: 'Pagine dei documenti',
  loadFailed: 'Non è stato possibile caricare i documenti.',
  nothingFound: 'Nessun documento trovato.',
  emptyFolder: 'Nessun documento in questa cartella.',
  noFiles: 'Nella cartella non ci sono file.',
  count: (count: number) =>
    plural(count, {
      0: 'Nessun elemento',
      one: '1 elemento',
      many: `${number(count)} di elementi`,
      other: `${number(count)} elementi`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Nessun elemento trovato',
      one: '1 elemento trovato',
      many: `${number(count)} di elementi trovati`,
      other: `${number(count)} elementi trovati`,
    }),
  newFiles: (count: number) =>
    plural(count, {
      one: '1 nuovo',
      many: `${number(count)} nuovi`,
      other: `${number(count)} nuovi`,
    }),
  goToDocuments: 'Vai a Documenti',
  breadcrumb: 'Percorso',
  inPlayer: 'Nel lettore:',
  inFolder: <E>(folder: E): Sentence<E> => ['in ', folder],

  kinds: {
    folder: 'Cartella',
    pdf: 'PDF',
    audio: 'Audio',
    image: 'Immagine',
    video: 'Video',
    spreadsheet: 'Foglio di calcolo',
    presentation: 'Presentazione',
    document: 'Documento',
    google: 'Documento',
    other: 'File',
  },
  kindAndSize: (kind: string, size: string) => `${kind}, ${size}`,

  download: 'Scarica',
  openInNewTab: 'Apri in una nuova scheda',
  fileNotLoaded: 'Non è stato possibile caricare il file.',
  fileNotLoadedRetry: 'Non è stato possibile caricare il file. Riprovi.',
  fileNotStored: (reason: string) =>
    `${reason} Questo file non è su questo telefono. Lo apra una volta con la connessione: poi si aprirà anche senza.`,
  notSupported: 'Questo browser non può mostrare il file. Può scaricarlo.',
} satisfies Messages['documents'];
