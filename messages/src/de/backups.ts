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

  warnings: {
    failing: 'Die Sicherungen schlagen fehl.',
    too_old: 'Die neueste Sicherung ist zu alt. Drücken Sie „Jetzt sichern“.',
    disk_nearly_full: 'Der Speicherplatz ist fast voll. Bald ist kein Platz mehr für Sicherungen.',
  },
  lastFailed: (time: string) => `Die letzte Sicherung ist fehlgeschlagen (${time}).`,
  failures: {
    folder_missing: 'Den Ordner für Sicherungen gibt es nicht. Legen Sie ihn auf dem Server an.',
    folder_not_writable:
      'Die App darf nicht in den Ordner für Sicherungen schreiben. Prüfen Sie auf dem Server, wem der Ordner gehört.',
    disk_full:
      'Der Speicherplatz ist voll. Schaffen Sie Platz, oder bewahren Sie weniger Sicherungen auf.',
    not_verified:
      'Die Datei ließ sich nicht so lesen, wie sie geschrieben wurde. Sichern Sie noch einmal. Wenn es weiterhin nicht klappt, prüfen Sie das Laufwerk.',
    copy_failed:
      'Sie konnte nicht an den zweiten Ort kopiert werden. Prüfen Sie auf dem Server, ob dieser Ort erreichbar ist und ob BACKUP_COPY stimmt.',
    unexpected:
      'Sichern Sie noch einmal. Wenn es weiterhin nicht klappt, sehen Sie im Protokoll des Servers nach.',
  },

  noFolder: <E>(code: (text: string) => E): Sentence<E> => [
    'Es können noch keine Sicherungen gemacht werden. Setzen Sie auf dem Server die Umgebungsvariable ',
    code('BACKUP_FOLDER'),
    ' auf einen Ordner dafür, und starten Sie ihn neu.',
  ],
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
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'Noch wird nichts an den zweiten Ort kopiert. Setzen Sie auf dem Server die Umgebungsvariable ',
    code('ASSEMBLY_SECRET'),
    ' auf mindestens 32 zufällige Zeichen, und starten Sie ihn neu. Bewahren Sie es sicher auf: Ohne es lassen sich die Kopien nicht wiederherstellen.',
  ],

  settings: {
    title: 'Wann gesichert wird',
    automatically: 'Automatisch sichern',
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

  restoring: {
    title: 'Sicherung wiederherstellen',
    question: (time: string) => `Möchten Sie alles durch die Sicherung vom ${time} ersetzen?`,
    comparing: 'Vergleich mit den jetzigen Daten …',
    failed: 'Die Sicherung konnte nicht mit den jetzigen Daten verglichen werden.',
    people: 'Personen',
    added: 'Hinzugefügt',
    removed: 'Entfernt',
    undo: 'Vorher werden die jetzigen Daten gesichert, Sie können es also rückgängig machen.',
    staysLoggedIn: 'Sie bleiben angemeldet. Alle anderen müssen sich neu anmelden.',
    logsOut:
      'Alle werden abgemeldet, auch Sie. Ihr Konto ist nicht in dieser Sicherung: Zum Anmelden brauchen Sie eines, das darin ist.',
    busy: 'Wird wiederhergestellt …',
    wait: 'Das kann einige Minuten dauern. Bitte lassen Sie diese Seite offen.',
  },
} satisfies Messages['backups'];
