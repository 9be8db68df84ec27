import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  failed: 'Was auf diesem Telefon gespeichert ist, konnte nicht gelesen werden.',
  nothing:
    'Noch ist nichts gespeichert. Drücken Sie unter „Predigten“ den Pfeil neben einer Aufnahme, um sie zu speichern und ohne Verbindung zu hören.',
  used: (size: string) => `${size} belegt.`,
  recordings: 'Gespeicherte Aufnahmen',
  documents: (count: number) =>
    plural(count, {
      one: '1 geöffnetes Dokument',
      other: `${number(count)} geöffnete Dokumente`,
    }),
  removeAll: 'Alle entfernen',
  removeTitle: 'Von diesem Telefon entfernen',
  removeQuestion:
    'Möchten Sie alle geöffneten Dokumente von diesem Telefon entfernen? Jedes wird wieder gespeichert, wenn Sie es öffnen.',
  removeFailed: 'Die Dokumente konnten nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
} satisfies Messages['device'];
