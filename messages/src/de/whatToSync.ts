import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  saveAndSync: 'Speichern und jetzt abgleichen',
  asking: 'Google wird gefragt …',
  nothingFound: 'In diesem Konto wurde nichts gefunden.',
  notInAccount: (id: string) => `${id} (nicht in diesem Konto)`,
  calendarsHint:
    'Ein Termin, der in mehreren davon steht, wird unter dem zuerst gewählten angezeigt.',
  publicCalendars: 'Öffentliche Kalender anderer',
  calendarMissing: 'Wählen Sie mindestens einen Kalender.',
  keyMissing: 'Geben Sie einen API-Schlüssel ein.',
  listsHint: 'Mitglieder sehen die offenen Aufgaben dieser Listen als Ankündigungen.',
  allLists: 'Alle Listen, auch später hinzugefügte',
  documents: 'Dokumente',
  wholeDrive: 'Den Mitgliedern alle Dateien dieses Google Drive zeigen',
  noFolder: 'Keiner: Mitglieder sehen keine Dokumente',
  folderHint:
    'Mitglieder sehen alle Dateien darin. Für einen Ordner in einem anderen wählen Sie zuerst den äußeren.',
  counting: 'Die Dateien werden gezählt …',
  files: (count: number) =>
    plural(count, {
      0: 'Mitglieder sehen noch keine Dateien.',
      one: 'Mitglieder werden 1 Datei sehen.',
      other: `Mitglieder werden ${number(count)} Dateien sehen.`,
    }),
  filesAtLeast: (count: number) =>
    plural(count, {
      one: 'Mitglieder werden mindestens 1 Datei sehen.',
      other: `Mitglieder werden mindestens ${number(count)} Dateien sehen.`,
    }),
  filesMoreThan: (count: number) => `Mitglieder werden mehr als ${number(count)} Dateien sehen.`,
} satisfies Messages['whatToSync'];
