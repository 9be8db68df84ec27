import type { Messages } from '../catalog.ts';

export default {
  tooLong: (max: string) => `Es sind höchstens ${max} Zeichen möglich.`,
  charsUnreadable: 'Entfernen Sie Zeilenumbrüche und andere Steuerzeichen.',
  notInDemo:
    'Das lässt sich in der Demo nicht ändern. Um die Demo zu beenden, öffnen Sie den Einrichtungslink, den der Server ausgegeben hat, oder starten Sie den Server mit PUBLIC_URL.',

  timeZone: 'Geben Sie eine Zeitzone ein, etwa Europe/Berlin.',
  webAddress:
    'Geben Sie eine einfache Adresse ein, die mit http:// oder https:// beginnt, ohne Teile nach einem ? oder #, ohne Benutzernamen und ohne Strichpunkt.',
  origin: 'Geben Sie eine Adresse wie https://assembly.example.org ein, ohne Pfad.',
  days: (max: string) => `Geben Sie eine Anzahl Tage von 1 bis ${max} ein.`,
  tooFewDays: (min: string) =>
    `Es müssen mindestens ${min} Tage sein. Weniger lässt sich nur in der Umgebung des Servers festlegen.`,
  email: 'Geben Sie eine einzelne E-Mail-Adresse ein, etwa buero@example.org.',
  phone: 'Geben Sie eine einzelne Telefonnummer ein, etwa +49 30 1234567.',
  clientId:
    'Geben Sie eine Client-ID wie 1234-abcd.apps.googleusercontent.com ein. Kopieren Sie sie aus der Google Cloud Console, unter „Clients“.',
  clientSecret:
    'Geben Sie einen Clientschlüssel wie GOCSPX-abcd ein. Kopieren Sie ihn aus der Google Cloud Console, unter „Clients“.',
  apiKey:
    'Geben Sie einen API-Schlüssel wie AIzaSyAbcd ein. Kopieren Sie ihn aus der Google Cloud Console, unter „Anmeldedaten“ (Credentials).',
  cron: 'Geben Sie einen Cron-Ausdruck wie 0 5 * * * ein.',
  cronFields: 'Geben Sie einen Cron-Ausdruck mit fünf Feldern ein, etwa 0 5 * * *.',
  backupKeep: 'Geben Sie drei Zahlen wie 7,4,6 ein.',
  sender:
    'Geben Sie eine einzelne E-Mail-Adresse ein, etwa buero@example.org oder "Christuskirche" <buero@example.org>.',
  senderMissing: 'Geben Sie die Absenderadresse der E-Mails ein.',
  weeklyTime: 'Geben Sie einen Tag und eine Uhrzeit ein, etwa SAT 18:00.',
  quietHours: 'Geben Sie zwei Stunden wie 21-8 ein, oder none.',
} satisfies Messages['settingFaults'];
