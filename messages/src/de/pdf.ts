import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  controls: 'PDF-Steuerung',
  pagesOf: (title: string) => `Seiten von „${title}“`,
  page: 'Seite',
  pageNumber: (page: number) => `Seite ${number(page)}`,
  pageOf: <E>(wide: (text: string) => E, field: E, count: number): Sentence<E> => [
    wide('Seite '),
    field,
    ` von ${number(count)}`,
  ],
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  zoom: (percent: string) => `Größe ${percent}. Ganze Breite zeigen`,
  wholeWidth: 'Ganze Breite zeigen',
  find: 'Im Dokument suchen',
  previousMatch: 'Vorige Fundstelle',
  nextMatch: 'Nächste Fundstelle',
  closeFind: 'Suche schließen',
  match: (current: number, total: number) => `${number(current)} von ${number(total)}`,
  searching: 'Suchen …',
  notFound: 'Nicht gefunden',
  scanned: 'Dieses PDF ist ein Scan, deshalb kann sein Text nicht durchsucht werden.',
  pageFailed: 'Diese Seite konnte nicht angezeigt werden.',
  damaged:
    'Dieses PDF ist beschädigt oder unvollständig und kann nicht angezeigt werden. Laden Sie es herunter, um eine andere App zu versuchen.',
  protected:
    'Dieses PDF ist durch ein Passwort geschützt. Laden Sie es herunter, um es in einer App zu öffnen, die nach dem Passwort fragt.',
  link: {
    title: 'Link öffnen',
    question: (address: string) => `Dieser Link führt zu ${address}. Möchten Sie ihn öffnen?`,
    open: 'Öffnen',
  },
} satisfies Messages['pdf'];
