import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Dokumente',
  search: 'Dokumente suchen',
  list: 'Liste der Dokumente',
  pages: 'Seiten der Dokumente',
  loadFailed: 'Die Dokumente konnten nicht geladen werden.',
  nothingFound: 'Keine Dokumente gefunden.',
  emptyFolder: 'Dieser Ordner enthält keine Dokumente.',
  noFiles: 'Dieser Ordner enthält keine Dateien.',
  count: (count: number) => plural(count, { one: '1 Eintrag', other: `${number(count)} Einträge` }),
  found: (count: number) =>
    plural(count, { one: '1 Eintrag gefunden', other: `${number(count)} Einträge gefunden` }),
  newFiles: (count: number) => `${number(count)} neu`,
  goToDocuments: 'Zu den Dokumenten',
  breadcrumb: 'Übergeordnete Ordner',
  inPlayer: 'Im Player:',
  inFolder: <E>(folder: E): Sentence<E> => ['in ', folder],

  kinds: {
    folder: 'Ordner',
    pdf: 'PDF',
    audio: 'Audio',
    image: 'Bild',
    video: 'Video',
    spreadsheet: 'Tabelle',
    presentation: 'Präsentation',
    document: 'Dokument',
    google: 'Dokument',
    other: 'Datei',
  },
  kindAndSize: (kind: string, size: string) => `${kind}, ${size}`,

  download: 'Herunterladen',
  openInNewTab: 'In neuem Tab öffnen',
  fileNotLoaded: 'Die Datei konnte nicht geladen werden.',
  fileNotLoadedRetry: 'Die Datei konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  fileNotStored: (reason: string) =>
    `${reason} Diese Datei ist nicht auf diesem Telefon. Öffnen Sie sie einmal mit Verbindung: Danach öffnet sie sich auch ohne.`,
  notSupported: 'Dieser Browser kann die Datei nicht anzeigen. Laden Sie sie stattdessen herunter.',
} satisfies Messages['documents'];
