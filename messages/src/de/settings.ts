import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  settings: 'Einstellungen',
  title: (section: string) => `Einstellungen: ${section}`,
  sections: {
    general: 'Allgemein',
    google: 'Google',
    schedule: 'Zeitplan',
    email: 'E-Mail',
    notifications: 'Benachrichtigungen',
    backups: 'Sicherungen',
    about: 'Über',
  },
  failed: 'Die Einstellungen konnten nicht geladen werden.',
  saved: 'Einstellungen gespeichert.',
  nothingToSave: 'Es gibt nichts zu speichern.',

  fixed: (variable: string) => `Von der Umgebungsvariablen ${variable} festgelegt.`,
  unreadable: 'Hier gespeichert, aber dieser Server kann es nicht lesen.',
  unsaved: 'Noch nicht gespeichert.',
  unsavedReset: 'Noch nicht gespeichert: Beim Speichern gilt wieder die Voreinstellung.',
  secretIsSet: 'Ist hinterlegt. Geben Sie etwas Neues ein, um es zu ersetzen.',

  removeSecret: (label: string) => `${label} entfernen`,
  keepSecret: (label: string) => `${label} behalten`,
  willBeRemoved: 'Wird beim Speichern entfernt.',

  noSecretKey: <E>(code: (text: string) => E): Sentence<E> => [
    'Passwörter und andere Geheimnisse können noch nicht gespeichert werden. Setzen Sie auf dem Server die Umgebungsvariable ',
    code('ASSEMBLY_SECRET'),
    ' auf mindestens 32 zufällige Zeichen, für jeden Prozess dieselben, und starten Sie ihn neu.',
  ],

  iconNotDrawn:
    'Das Symbol für Telefone konnte nicht aus dem Logo gezeichnet werden. Bitte versuchen Sie es mit einem anderen Browser oder einem anderen Bild.',

  sending: 'Senden …',
  emailAccepted: (email: string) => `Der Mailserver hat die E-Mail an ${email} angenommen.`,

  unsavedChanges: {
    title: 'Nicht gespeicherte Änderungen',
    question:
      'Ihre Änderungen sind nicht gespeichert. Möchten Sie die Seite verlassen, ohne zu speichern?',
    keepEditing: 'Weiter bearbeiten',
    discard: 'Änderungen verwerfen',
  },
} satisfies Messages['settings'];
