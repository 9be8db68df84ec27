import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  invalid_input: 'Einige Angaben fehlen oder sind ungültig. Bitte korrigieren Sie sie.',
  password_policy: 'Dieses Passwort ist nicht möglich. Bitte wählen Sie ein anderes.',
  bad_request:
    'Die Anfrage wurde nicht verstanden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  invalid_credentials: 'E-Mail oder Passwort ist falsch. Bitte versuchen Sie es noch einmal.',
  not_signed_in: 'Sie sind nicht angemeldet. Bitte melden Sie sich an.',
  account_inactive:
    'Ihr Konto ist noch nicht freigeschaltet. Bitte wenden Sie sich an die Administration.',
  forbidden: 'Dafür braucht es Adminrechte.',
  wrong_origin:
    'Diese Anfrage kam nicht von der Adresse der Gemeinde. Öffnen Sie die App dort und versuchen Sie es noch einmal.',
  wrong_setup_code:
    'Dieser Einrichtungslink ist nicht gültig. Nehmen Sie den neuesten, den der Server beim Start ausgegeben hat.',
  not_found: 'Unter dieser Adresse gibt es nichts.',
  user_not_found: 'Diese Person gibt es nicht mehr: Jemand anders hat das Konto gelöscht.',
  session_not_found: 'Diese Anmeldung ist schon beendet.',
  event_not_found: 'Dieser Termin ist nicht mehr im Kalender.',
  version_not_found: 'Diesen früheren Stand gibt es nicht mehr.',
  folder_not_found: 'Diesen Ordner gibt es nicht mehr. Gehen Sie zurück zu den Dokumenten.',
  file_not_found: 'Diese Datei gibt es nicht mehr. Gehen Sie zurück zu den Dokumenten.',
  feed_not_found:
    'Diesen privaten Link gibt es nicht, oder er wurde abgeschaltet. Erstellen Sie in Ihrem Konto einen neuen.',
  email_not_found:
    'Zu dieser E-Mail-Adresse gibt es kein Konto. Bitte prüfen Sie die Adresse, oder registrieren Sie sich.',
  email_in_use: 'Diese E-Mail-Adresse wird schon benutzt. Bitte nehmen Sie eine andere.',
  last_admin:
    'Das ist die letzte Person mit Adminrechten. Geben Sie zuerst jemand anderem Adminrechte.',
  own_account:
    'Bei Ihrem eigenen Konto geht das nicht. Bitten Sie eine andere Person mit Adminrechten.',
  settings_changed:
    'Jemand anders hat die Einstellungen inzwischen geändert. Prüfen Sie Ihre Änderungen und speichern Sie dann noch einmal.',
  fixed_by_environment:
    'Von einer Umgebungsvariablen festgelegt. Ändern oder entfernen Sie diese, und starten Sie dann den Server neu.',
  no_secret_key:
    'Geheimnisse können noch nicht gespeichert werden. Setzen Sie auf dem Server ASSEMBLY_SECRET auf mindestens 32 Zeichen, und starten Sie ihn neu.',
  push_not_available:
    'Das ist noch nicht möglich. Bitten Sie die Administration, auf dem Server ASSEMBLY_SECRET zu setzen.',
  mail_not_configured:
    'Es ist noch kein Mailserver eingetragen. Tragen Sie zuerst einen ein und speichern Sie.',
  google_not_configured:
    'Geben Sie zuerst die Client-ID und den Clientschlüssel ein, und speichern Sie.',
  google_not_connected: 'Google ist nicht verbunden. Verbinden Sie es zuerst.',
  too_many_feeds: (max: number) =>
    `Sie haben schon ${number(max)} private Links. Schalten Sie einen ab, den Sie nicht mehr brauchen, und versuchen Sie es dann noch einmal.`,
  sync_running: 'Es läuft schon ein Abgleich. Warten Sie, bis er fertig ist.',
  backup_not_found: 'Diese Sicherung gibt es nicht mehr.',
  backup_running:
    'Es läuft schon eine Sicherung oder Wiederherstellung. Warten Sie, bis sie fertig ist.',
  backup_not_configured:
    'Es gibt noch keinen Ordner für Sicherungen. Setzen Sie auf dem Server BACKUP_FOLDER, und starten Sie ihn neu.',
  backup_not_made:
    'Es wurde nichts wiederhergestellt, weil der jetzige Stand vorher nicht gesichert werden konnte. Der Grund steht im Protokoll des Servers.',
  backup_damaged:
    'Diese Sicherung ist beschädigt oder unvollständig. Es wurde nichts wiederhergestellt. Verwenden Sie eine andere.',
  backup_newer:
    'Diese Sicherung stammt von einer neueren Version der App. Es wurde nichts wiederhergestellt. Aktualisieren Sie zuerst die App.',
  reset_expired:
    'Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
  setup_done: 'Die Einrichtung ist schon abgeschlossen. Melden Sie sich einfach an.',
  body_too_large: 'Die Anfrage ist zu groß.',
  unsupported_body: 'Die Anfrage muss als JSON gesendet werden.',
  unsupported_image: (maxKilobytes: number) =>
    `Wählen Sie ein Bild im Format PNG, JPEG, WebP oder SVG mit höchstens ${number(maxKilobytes)} kB.`,
  too_many_attempts: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  too_many_downloads: (max: number) =>
    `Sie laden schon ${number(max)} Dateien herunter. Schließen Sie eine, oder warten Sie, bis eine fertig ist, und versuchen Sie es dann noch einmal.`,
  unexpected: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.',
  mail_failed:
    'Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal, oder bitten Sie die Administration um einen Link.',
  google_failed:
    'Die Datei konnte nicht von Google geholt werden. Bitte versuchen Sie es später noch einmal.',
  google_not_revoked:
    'Google ist hier getrennt, aber der Zugriff konnte bei Google nicht widerrufen werden. Entfernen Sie die App dort: https://myaccount.google.com/connections',
  busy: 'Der Server ist ausgelastet. Bitte versuchen Sie es in einem Moment noch einmal.',
  unavailable:
    'Die App erreicht ihre Datenbank im Moment nicht. Bitte versuchen Sie es in einem Moment noch einmal.',
  session_not_ended:
    'Sie sind in diesem Browser abgemeldet, aber auf dem Server konnte die Anmeldung nicht beendet werden. Melden Sie sich später wieder an und beenden Sie sie in Ihrem Konto.',

  retryInSeconds: (count: number) =>
    plural(count, {
      one: 'Zu viele Versuche. Bitte versuchen Sie es in 1 Sekunde noch einmal.',
      other: `Zu viele Versuche. Bitte versuchen Sie es in ${number(count)} Sekunden noch einmal.`,
    }),
  retryInMinutes: (count: number) =>
    plural(count, {
      one: 'Zu viele Versuche. Bitte versuchen Sie es in 1 Minute noch einmal.',
      other: `Zu viele Versuche. Bitte versuchen Sie es in ${number(count)} Minuten noch einmal.`,
    }),

  approveFirst: 'Schalten Sie diese Person zuerst frei.',
  demoAccount: 'Die Konten der Demo können nicht gelöscht werden.',
  backupOfDemo:
    'Diese Sicherung stammt aus der Demo, deren Passwörter öffentlich sind. Sie kann nur in der Demo wiederhergestellt werden.',
  alreadyDecided: 'Jemand hat das schon gesendet oder verworfen.',
  nothingForWeeklyEmail:
    'Für die wöchentliche E-Mail gibt es noch nichts: keine Termine in den nächsten 7 Tagen, keine Ankündigungen, die neu sind oder bald enden, und keine neuen Dokumente oder Aufnahmen.',
  pushKeyUnreadable:
    'Der Server kann seinen Schlüssel für Benachrichtigungen auf Geräten nicht lesen. Bitten Sie die Administration, ASSEMBLY_SECRET oder die Datei secret.key wiederherzustellen oder den Schlüssel mit dem Befehl „set PUSH_PRIVATE_KEY ""“ zu entfernen.',
  secretKeyUnusable:
    'Geheimnisse können nicht gespeichert werden: Die Datei secret.key neben der Datenbank kann nicht erstellt oder gelesen werden oder ist beschädigt. Prüfen Sie, wem der Ordner und die Datei gehören, und den freien Speicherplatz. Ist sie beschädigt, stellen Sie sie aus einer Kopie wieder her, oder entfernen Sie sie und geben Sie alle Geheimnisse neu ein.',
} satisfies Messages['problems'];
