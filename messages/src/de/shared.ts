import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  no: 'Nein',
  save: 'Speichern',
  saving: 'Speichern …',
  yes: 'Ja',
  announcementsFailed: 'Die Ankündigungen konnten nicht geladen werden.',

  leaving: 'Weiter zu Google …',
  connectSource: 'Quelle verbinden',
  nothingYet: 'Hier ist noch nichts',
  sources: { events: 'Termine', announcements: 'Ankündigungen', documents: 'Dokumente' },

  share: 'Teilen',
  shareItem: (title: string) => `Teilen: ${title}`,
  link: 'Link',
  copy: 'Kopieren',
  copyItem: (name: string) => `${name} kopieren`,
  copied: (name: string) => `${name} kopiert.`,
  notCopied: (name: string) =>
    `Kopieren ging nicht. Der Text ist ausgewählt (${name}): Drücken Sie Strg+C.`,

  language: {
    label: 'Sprache',
    notChanged: 'Die Sprache konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  },

  justNow: 'gerade eben',
  untilToday: 'bis heute',
  untilTomorrow: 'bis morgen',
  until: (day: string) => `bis ${day}`,
  weekdayAt: (weekday: string, time: string) => `${weekday} um ${time}`,
  badge: {
    newItems: <E>(_count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(' neu'),
    ],
    waiting: <E>(count: number, shown: string, hidden: (text: string) => E): Sentence<E> => [
      shown,
      hidden(
        plural(count, {
          one: ' wartet auf Freischaltung',
          other: ' warten auf Freischaltung',
        }),
      ),
    ],
  },
  newMark: 'Neu',

  needsConnection: (why: string) => `${why} Dafür braucht es eine Verbindung.`,
  newAnnouncements: (count: number) =>
    plural(count, { one: '1 neue Ankündigung', other: `${number(count)} neue Ankündigungen` }),

  pager: {
    previous: 'Zurück',
    next: 'Weiter',
    page: (page: number) => `Seite ${number(page)}`,
    position: (page: number, count: number) => `Seite ${number(page)} von ${number(count)}`,
  },
} satisfies Messages['shared'];
