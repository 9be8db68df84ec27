import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
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
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'Noch wird nichts an den zweiten Ort kopiert. Setzen Sie auf dem Server die Umgebungsvariable ',
    code('ASSEMBLY_SECRET'),
    ' auf mindestens 32 zufällige Zeichen, und starten Sie ihn neu. Bewahren Sie es sicher auf: Ohne es lassen sich die Kopien nicht wiederherstellen.',
  ],
} satisfies Messages['backupProblems'];
