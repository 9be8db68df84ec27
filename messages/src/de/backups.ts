import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Sicherungen',
  intro:
    'Eine Sicherung enthält alles, was hier gespeichert ist: Personen, Inhalte, Einstellungen und das Protokoll. Die Dateien in Google Drive sind nicht darin.',
  restored: 'Die Sicherung wurde wiederhergestellt.',
  failed: 'Die Sicherungen konnten nicht geladen werden.',
  nothing: 'Noch keine Sicherungen. Für die erste drücken Sie „Jetzt sichern“.',
  older: (count: number) => `Ältere Sicherungen (${number(count)})`,
  now: 'Jetzt sichern',
  running: 'Wird gesichert …',
  done: 'Eine neue Sicherung ist fertig.',
  next: (time: string) => `Nächste Sicherung: ${time}`,
  verified: 'Geprüft',
  notVerified: 'Nicht geprüft',
  where: {
    folder: 'Auf diesem Server',
    copy: 'Am zweiten Ort',
    both: 'Auf diesem Server und am zweiten Ort',
  },
  download: 'Herunterladen',
  downloadOf: (time: string) => `Herunterladen: Sicherung vom ${time}`,
  restore: 'Wiederherstellen',
  restoreOf: (time: string) => `Wiederherstellen: Sicherung vom ${time}`,

  copyNone: <E>(code: (text: string) => E): Sentence<E> => [
    'Geht dieser Server verloren, sind auch seine Sicherungen weg. Damit jede an einen zweiten Ort kopiert wird, setzen Sie auf dem Server die Umgebungsvariable ',
    code('BACKUP_COPY'),
    '.',
  ],
  copySet: <E>(code: (text: string) => E): Sentence<E> => [
    'Jede Sicherung wird an den zweiten Ort kopiert, verschlüsselt mit ',
    code('ASSEMBLY_SECRET'),
    '. Bewahren Sie es sicher auf: Ohne es lassen sich die Kopien nicht wiederherstellen.',
  ],

  settings: {
    title: 'Wann gesichert wird',
    automatically: 'Automatisch sichern',
    nightly: 'Jede Nacht',
    time: 'Uhrzeit',
    off: 'Aus',
    other: (expression: string) => `Zu anderen Zeiten: ${expression}`,
    keep: {
      title: 'Wie viele Sicherungen aufbewahrt werden',
      daily: 'Tägliche',
      weekly: 'Wöchentliche',
      monthly: 'Monatliche',
      hint: 'Die neueste Sicherung jedes Tages, jeder Woche und jedes Monats. Andere werden entfernt.',
    },
  },
} satisfies Messages['backups'];
