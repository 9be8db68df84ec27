import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connection: 'Verbindung',
  works: (account: string | null) => (account ? `Verbunden (Konto: ${account}).` : 'Verbunden.'),
  worksNot: (account: string | null) =>
    account ? `Funktioniert nicht (Konto: ${account}).` : 'Funktioniert nicht.',
  permissionsMissing: (apis: string, content: string) =>
    `Eine Berechtigung fehlt (${apis}). Ohne sie kann Folgendes nicht übernommen werden: ${content}. Verbinden Sie neu und wählen Sie dabei alle Berechtigungen aus.`,
  apis: {
    calendar: 'Google Kalender',
    tasks: 'Google Tasks',
    drive: 'Google Drive',
  },
  content: {
    calendar: 'Termine',
    tasks: 'Ankündigungen',
    drive: 'Dokumente',
  },
  endsSoon: <E>(
    bold: (text: string) => E,
    audience: (text: string) => E,
    time: string,
  ): Sentence<E> => [
    bold(`Google beendet diese Verbindung am ${time},`),
    ' weil die App noch im Status „Test“ (Testing) ist. Drücken Sie „App veröffentlichen“ (Publish app) unter ',
    audience('Zielgruppe (Audience) in der Google Cloud Console'),
    ', und verbinden Sie dann hier neu.',
  ],
  disconnect: {
    disconnect: 'Trennen',
    title: 'Google trennen',
    question:
      'Damit wird der Zugriff der App bei Google widerrufen, und es wird nichts mehr abgeglichen. Möchten Sie die Verbindung wirklich trennen?',
    stay: 'Verbunden bleiben',
    alsoDelete: 'Auch die übernommenen Termine, Ankündigungen und Dokumente löschen',
    done: 'Die Verbindung zu Google ist getrennt.',
  },

  whatToSync: 'Was abgeglichen wird',
} satisfies Messages['googleConnected'];
