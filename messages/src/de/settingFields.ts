import type { Messages } from '../catalog.ts';

export default {
  ASSEMBLY_NAME: {
    label: 'Name',
    hint: 'Steht oben auf jeder Seite und in E-Mails.',
  },
  ASSEMBLY_TIME_ZONE: {
    label: 'Zeitzone',
    hint: 'In dieser Zeitzone werden Uhrzeiten angezeigt.',
  },
  DEFAULT_LANGUAGE: {
    label: 'Sprache',
    hint: 'Für Menschen, deren Browser keine dieser Sprachen wünscht. Alle anderen sehen die App in ihrer eigenen.',
  },
  PUBLIC_URL: {
    label: 'Öffentliche Adresse',
    hint: 'Die Adresse, unter der die App geöffnet wird, für Links in E-Mails und für Google. Ändern Sie sie erst, wenn die App unter der neuen Adresse erreichbar ist. Die alte funktioniert noch 24 Stunden. Fügen Sie danach die neue Weiterleitungsadresse in der Google Cloud Console hinzu.',
  },
  AUDIT_DAYS: {
    label: 'Tage, die das Protokoll aufbewahrt wird',
    hint: 'Ältere Einträge, etwa wer wen freigeschaltet hat, werden entfernt.',
  },
  CONTACT_NAME: {
    label: 'Name des Kontakts',
    hint: 'Etwa Ruth Keller oder Gemeindebüro.',
  },
  CONTACT_EMAIL: { label: 'E-Mail des Kontakts' },
  CONTACT_PHONE: {
    label: 'Telefon des Kontakts',
    hint: 'Mit der Landesvorwahl, etwa +49\u00A030\u00A01234567.',
  },
  GOOGLE_CLIENT_ID: {
    label: 'Client-ID',
    hint: 'Endet auf .apps.googleusercontent.com.',
  },
  GOOGLE_CLIENT_SECRET: { label: 'Clientschlüssel' },
  GOOGLE_CALENDAR_ID: {
    label: 'Kalender',
    hint: 'Die Kalender-ID. Sie steht bei Google in den Einstellungen des Kalenders unter „Kalender integrieren“ (Integrate calendar). Trennen Sie mehrere mit Kommas.',
  },
  GOOGLE_API_KEY: {
    label: 'API-Schlüssel',
    hint: 'Mit einem API-Schlüssel können nur öffentliche Kalender gelesen werden. Erstellen Sie ihn in der Google Cloud Console unter „Anmeldedaten“ (Credentials), in einem Projekt mit der Calendar API. Er darf nicht auf Webseiten eingeschränkt sein.',
  },
  GOOGLE_TASK_LISTS: { label: 'Aufgabenlisten' },
  GOOGLE_DRIVE_FOLDER: { label: 'Drive-Ordner' },
  SYNC_SCHEDULE: { label: 'Zeitplan des Abgleichs' },
  SMTP_URL: { label: 'Mailserver' },
  MAIL_FROM: {
    label: 'Absender',
    hint: 'Die Adresse, von der E-Mails kommen, etwa Christuskirche <buero@example.org>. Ihr Mailserver muss sie erlauben.',
  },
  NOTIFICATION_EMAILS: {
    label: 'E-Mails über Neues',
    options: {
      on: 'Mitglieder können sie wählen',
      off: 'Aus: Nur E-Mails über Konten und Registrierungen werden verschickt',
    },
  },
  NOTIFICATION_DEFAULT: {
    label: 'Voreinstellung für Mitglieder',
    hint: 'Für Mitglieder, die in ihrem Konto nichts gewählt haben.',
    options: { off: 'Aus', weekly: 'Wöchentliche E-Mail', email: 'Sofortige E-Mail' },
  },
  WEEKLY_EMAIL: {
    label: 'Wöchentliche E-Mail',
    hint: 'Die Termine der Woche, Ankündigungen, die neueste Predigt und neue Dokumente.',
  },
  WEEKLY_EMAIL_NOTE: {
    label: 'Ein Satz für die nächste wöchentliche E-Mail',
    hint: 'Muss nicht sein. Er steht am Anfang der E-Mail und wird hier entfernt, wenn sie verschickt ist.',
  },
  QUIET_HOURS: {
    label: 'Ruhezeit',
    hint: 'E-Mails und Push-Nachrichten warten, bis sie endet.',
  },
  BACKUP_SCHEDULE: { label: 'Zeitplan der Sicherung' },
  BACKUP_KEEP: { label: 'Sicherungen, die aufbewahrt werden' },
} satisfies Messages['settingFields'];
