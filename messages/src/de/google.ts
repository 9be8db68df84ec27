import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connectTitle: 'Google verbinden',
  intro:
    'Die App übernimmt Kalender, Aufgabenlisten und Dokumente aus einem Google-Konto. Sie kann sie nur lesen.',
  saveAndConnect: 'Speichern und verbinden',
  saveAndReconnect: 'Speichern und neu verbinden',
  idMissing: 'Geben Sie die Client-ID ein.',
  secretMissing: 'Geben Sie den Clientschlüssel ein.',
  clientTitle: 'Client-ID und Clientschlüssel',
  helpTitle: 'So bekommen Sie Client-ID und Clientschlüssel',
  publicOnlyTitle: 'Ohne Verbindung: nur öffentliche Kalender',
  publicOnly:
    'Mit einem API-Schlüssel können die Termine öffentlicher Kalender übernommen werden. Für Ankündigungen und Dokumente braucht es ein verbundenes Konto: Bis dahin meldet jeder Abgleich, dass sie nicht übernommen werden konnten.',

  connected: <E>(bold: (text: string) => E, account: string | null): Sentence<E> => [
    bold(account ? `Google ist verbunden, mit dem Konto ${account}.` : 'Google ist verbunden.'),
    ' Wählen Sie jetzt, was abgeglichen wird.',
  ],
  failures: {
    denied: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Google konnte nicht verbunden werden:'),
      ' Auf der Seite von Google wurde der Zugriff abgelehnt oder keine Berechtigung ausgewählt. Verbinden Sie noch einmal, wählen Sie alle Berechtigungen aus und drücken Sie „Weiter“ oder „Zulassen“.',
    ],
    refused: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Google konnte nicht verbunden werden:'),
      ' Google akzeptiert die Client-ID oder den Clientschlüssel nicht. Kopieren Sie beide noch einmal aus der Google Cloud Console, und prüfen Sie, ob sie zum selben Client gehören.',
    ],
    expired: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Google konnte nicht verbunden werden:'),
      ' Der Besuch auf der Seite von Google hat zu lange gedauert, war schon abgeschlossen oder wurde in einem anderen Browser begonnen. Bitte verbinden Sie noch einmal.',
    ],
    failed: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Google konnte nicht verbunden werden:'),
      ' Die Verbindung kam nicht zustande. Bitte verbinden Sie in einem Moment noch einmal. Wenn es weiterhin nicht klappt, finden Sie den Grund im Protokoll des Servers.',
    ],
  },
} satisfies Messages['google'];
