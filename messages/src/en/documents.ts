import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Documents',
  search: 'Search documents',
  list: 'List of documents',
  pages: 'Pages of documents',
  loadFailed: 'The documents could not be loaded.',
  nothingFound: 'No documents found.',
  emptyFolder: 'No documents found in subfolder.',
  /** The notification when such a folder is opened. */
  noFiles: 'No files exists in the folder.',
  count: (count: number) => plural(count, { 1: '1 item', other: `${number(count)} items` }),
  found: (count: number) =>
    plural(count, { 1: '1 item found', other: `${number(count)} items found` }),
  /** On a folder: so many of its files have not been seen. */
  newFiles: (count: number) => `${number(count)} new`,
  /** The button of an error, when the folder no longer exists. */
  goToDocuments: 'Go to Documents',
  /** Names the list of links to the folders above. */
  breadcrumb: 'Breadcrumb',
  /** For screen readers, before the title of a recording. */
  inPlayer: 'In the player:',
  inFolder: <E>(folder: E): Sentence<E> => ['in ', folder],

  /** What a file is, below its title. */
  kinds: {
    folder: 'Folder',
    pdf: 'PDF',
    audio: 'Audio',
    image: 'Picture',
    video: 'Video',
    spreadsheet: 'Spreadsheet',
    presentation: 'Presentation',
    /** A text, such as of Word. */
    document: 'Document',
    /** Any other document of Google. */
    google: 'Document',
    other: 'File',
  },
  /** The size is in bytes or minutes: "PDF, 1.2 MB". */
  kindAndSize: (kind: string, size: string) => `${kind}, ${size}`,

  download: 'Download',
  openInNewTab: 'Open in a new tab',
  fileNotLoaded: 'The file could not be loaded.',
  fileNotLoadedRetry: 'The file could not be loaded. Please try again.',
  /** The reason is a sentence, such as "You are offline." */
  fileNotStored: (reason: string) =>
    `${reason} This file is not on this phone. Open it once while you are connected: then it opens without a connection, too.`,
  notSupported: 'This browser cannot show the file. Download it instead.',
};
