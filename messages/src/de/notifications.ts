import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  topics: {
    announcements: 'Neue Ankündigungen',
    events: 'Abgesagte oder verschobene Termine',
    sermons: 'Neue Aufnahmen',
    signUps: 'Neue Registrierungen',
  },
  choices: { off: 'Aus', weekly: 'Wöchentliche E-Mail', email: 'Sofortige E-Mail' },
  failed: 'Ihre Benachrichtigungen konnten nicht geladen werden.',
  emails: {
    title: 'E-Mails',
    off: 'Zurzeit werden keine E-Mails über Neues verschickt. Was Sie hier wählen, gilt, sobald das der Fall ist.',
    turnOn: <E>(
      emailSettings: (text: string) => E,
      notificationSettings: (text: string) => E,
    ): Sentence<E> => [
      'Dafür braucht es einen Mailserver unter ',
      emailSettings('Einstellungen, E-Mail'),
      ', und sie müssen eingeschaltet sein unter ',
      notificationSettings('Einstellungen, Benachrichtigungen'),
      '. Für E-Mails über Registrierungen genügt der Mailserver.',
    ],
    weekly: (time: string, zone: string) =>
      `Die wöchentliche E-Mail kommt jeden ${time}${zone && ` (${zone})`}.`,
    noWeekly:
      'Die wöchentliche E-Mail ist noch nicht eingerichtet, deshalb sendet „Wöchentliche E-Mail“ nichts.',
    setWeekly: <E>(notificationSettings: (text: string) => E): Sentence<E> => [
      'Wählen Sie Tag und Uhrzeit unter ',
      notificationSettings('Einstellungen, Benachrichtigungen'),
      '.',
    ],
    askForWeekly: 'Die Administration kann Tag und Uhrzeit wählen.',
    saved: 'Ihre Wahl ist gespeichert.',
  },
  paused: {
    reason: <E>(bold: (text: string) => E, since: string, email: string): Sentence<E> => [
      bold('Wir können Ihnen keine E-Mails senden: Der Mailserver weist Ihre Adresse ab.'),
      ` Seit dem ${since} werden keine E-Mails über Neues an ${email} verschickt. Seine letzte Antwort:`,
    ],
    ifItWorks:
      'Wenn die Adresse wieder funktioniert, etwa weil Sie in einem vollen Postfach Platz geschaffen haben:',
    ifItIsWrong:
      'Wenn die Adresse falsch ist, registrieren Sie sich mit der richtigen neu, oder wenden Sie sich an die Administration: Die Adresse eines Kontos lässt sich nicht ändern.',
    resumed: 'Sie bekommen wieder E-Mails.',
  },

  push: {
    title: 'Benachrichtigungen auf diesem Gerät',
    unsupported:
      'Dieser Browser kann keine Benachrichtigungen anzeigen. Auf den meisten Geräten können es Chrome und Firefox.',
    installFirst: <E>(link: (text: string) => E): Sentence<E> => [
      'Installieren Sie auf einem iPhone oder iPad zuerst die App, öffnen Sie sie vom Home-Bildschirm aus und kommen Sie hierher zurück. ',
      link('So installieren Sie die App'),
    ],
    topics: 'Ich möchte benachrichtigt werden über',
    topicsOfDevice: 'Dieses Gerät benachrichtigt Sie über',
    turnOn: 'Auf diesem Gerät einschalten',
    turnOff: 'Auf diesem Gerät ausschalten',
    pending: 'Bitte warten …',
    saved: 'Für dieses Gerät gespeichert.',
    turnedOff: 'Benachrichtigungen sind auf diesem Gerät ausgeschaltet.',
    failures: {
      denied:
        'Benachrichtigungen dieser App sind auf diesem Gerät blockiert. Erlauben Sie sie in den Einstellungen Ihres Browsers oder Telefons, und versuchen Sie es dann noch einmal.',
      dismissed:
        'Die Benachrichtigungen bleiben ausgeschaltet. Drücken Sie noch einmal auf die Schaltfläche und wählen Sie „Zulassen“.',
      notReady:
        'Die App wird auf diesem Gerät noch eingerichtet. Laden Sie die Seite neu, und versuchen Sie es dann noch einmal.',
      noService:
        'Ihr Browser konnte seinen Benachrichtigungsdienst nicht erreichen. Prüfen Sie Ihre Verbindung, oder versuchen Sie es mit einem anderen Browser.',
    },
    others: 'Ihre anderen Geräte mit Benachrichtigungen',
    listOfOthers: 'Andere Geräte mit Benachrichtigungen',
    since: (time: string) => `Seit dem ${time}`,
    remove: 'Entfernen',
    removed: 'Gerät entfernt.',
  },
} satisfies Messages['notifications'];
