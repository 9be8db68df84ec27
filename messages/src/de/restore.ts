import type { Messages } from '../catalog.ts';

export default {
  title: 'Sicherung wiederherstellen',
  question: (time: string) => `Möchten Sie alles durch die Sicherung vom ${time} ersetzen?`,
  comparing: 'Vergleich mit den jetzigen Daten …',
  failed: 'Die Sicherung konnte nicht mit den jetzigen Daten verglichen werden.',
  changes: 'Was hinzukommt (+) und was entfernt wird (−):',
  people: 'Personen',
  unchanged: 'Keine Änderung',
  undo: 'Vorher werden die jetzigen Daten gesichert, Sie können es also rückgängig machen.',
  staysLoggedIn: 'Sie bleiben angemeldet. Alle anderen müssen sich neu anmelden.',
  logsOut:
    'Alle werden abgemeldet, auch Sie. Ihr Konto ist nicht in dieser Sicherung: Zum Anmelden brauchen Sie eines, das darin ist.',
  busy: 'Wird wiederhergestellt …',
  wait: 'Das kann einige Minuten dauern. Bitte lassen Sie diese Seite offen.',
} satisfies Messages['restore'];
