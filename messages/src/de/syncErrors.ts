import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

const REMOVALS = {
  all: 'mehr als die Hälfte aller Einträge',
  calendar: 'mehr als die Hälfte eines Kalenders',
  unconfirmed: 'und zwar andere als die bestätigten',
};

export default {
  interrupted:
    'Die App wurde während des Abgleichs beendet. Es ging nichts verloren. Gleichen Sie noch einmal ab.',
  large_removal: (count: number, which: keyof typeof REMOVALS) =>
    `Es würden ${number(count)} Einträge entfernt, ${REMOVALS[which]}. Prüfen Sie bei Google, ob das so gewollt ist, und bestätigen Sie dann.`,
  calendar_unread: (id: string, name: string) =>
    `${name ? `Der Kalender „${name}“ (${id})` : `Der Kalender ${id}`} konnte nicht gelesen werden, deshalb wurde kein Termin geändert.`,
  locked:
    'Ein anderes Programm hat die Datenbank gesperrt. Warten Sie, bis es fertig ist, und versuchen Sie es dann noch einmal.',
  database_unavailable:
    'Die Datenbank konnte nicht beschrieben werden. Prüfen Sie, ob auf dem Datenträger Platz frei ist, und gleichen Sie dann noch einmal ab.',
  unexpected:
    'In der App ist etwas schiefgegangen. Die bisherigen Daten wurden behalten. Gleichen Sie noch einmal ab. Wenn es weiterhin nicht klappt, sehen Sie im Protokoll des Servers nach.',

  duplicate: 'Kommt doppelt vor. Verwendet wurde der erste Eintrag.',
  not_an_item: 'Google hat etwas gesendet, das kein Eintrag ist.',
  sent_without_id: 'Google hat den Eintrag ohne ID gesendet.',
  unreadable_field: (field: string) =>
    `Google hat das Feld „${field}“ in einer Form gesendet, die nicht gelesen werden kann.`,
  no_id: 'Der Eintrag hat keine ID.',
  invalid_id: 'Die ID ist zu lang oder enthält ein Zeichen, das nicht erlaubt ist.',
  too_long: (field: string, maxBytes: number) =>
    `Das Feld „${field}“ ist länger als ${number(maxBytes)} Byte.`,
  list_not_listed:
    'Gehört zu den gewählten Aufgabenlisten, aber Google führt die Liste nicht auf: Wahrscheinlich wurde sie gelöscht.',
  list_not_found:
    'Google hat die Liste aufgeführt, aber dann nicht gefunden. Ihre Aufgaben bleiben bis zum nächsten Abgleich unverändert.',
  no_folder: 'Ist in keinem Ordner, der angezeigt wird.',
  reserved_id: (id: string) =>
    `Hat die ID „${id}“, die die App für einen eigenen Ordner verwendet.`,
  target_missing: 'Ist eine Verknüpfung mit etwas, das nicht angezeigt wird.',
  target_outside:
    'Ist eine Verknüpfung mit etwas außerhalb des abgeglichenen Ordners. Verschieben Sie das Ziel in diesen Ordner, oder entfernen Sie die Verknüpfung.',
} satisfies Messages['syncErrors'];
