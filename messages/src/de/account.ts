import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Ihr Konto',
  loggedInAs: <E>(name: E, email: string): Sentence<E> => [
    'Sie sind angemeldet als ',
    name,
    ` (${email}).`,
  ],
  logOut: 'Abmelden',
  sections: {
    notifications: 'Benachrichtigungen',
    apps: 'Kalender- und Podcast-Apps',
    install: 'Dieses Gerät',
    name: 'Name',
    password: 'Passwort',
    sessions: 'Wo Sie angemeldet sind',
    data: 'Ihre Daten',
    delete: 'Konto löschen',
  },
  actionOn: (action: string, title: string, detail: string) => `${action}: ${title}. ${detail}`,
  keep: 'Behalten',

  feeds: {
    intro:
      'Mit einem privaten Link sehen Sie unsere Termine im Kalender Ihres Telefons und hören die Predigten in einer Podcast-App. Der Link ist nur für Sie: Wer ihn hat, kann die Termine sehen und die Predigten hören.',
    shownOnce: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Dieser Link wird nur jetzt angezeigt.'),
      ' Fügen Sie ihn Ihren Apps hinzu, bevor Sie diese Seite verlassen. Wenn Sie ihn verlieren, schalten Sie ihn ab und holen Sie sich einen neuen.',
    ],
    calendarTitle: 'Ihr Kalender auf dem Telefon',
    calendar:
      'Alle Termine in Apple Kalender, Outlook, Google Kalender oder einem anderen Kalender.',
    addToApple: 'Zu Apple oder Outlook hinzufügen',
    addToGoogle: 'Zu Google Kalender hinzufügen',
    calendarLink: 'Kalender-Link',
    calendarHelp:
      'Google Kalender sucht nur alle 12 bis 24 Stunden nach Änderungen. Benutzen Sie einen Computer, um den Link zu Google Kalender hinzuzufügen, nicht die App auf dem Telefon. Wenn Google nicht fragt, ob der Kalender hinzugefügt werden soll: Kopieren Sie den Link, wählen Sie „Weitere Kalender“ und „Per URL“ und fügen Sie ihn dort ein.',
    podcastTitle: 'Predigten in Ihrer Podcast-App',
    podcast: (count: number) =>
      `Die neuesten ${number(count)} Aufnahmen, für die meisten Podcast-Apps.`,
    podcastLink: 'Podcast-Link',
    podcastHelp:
      'Suchen Sie in Ihrer Podcast-App „Per URL hinzufügen“ (URL bedeutet Link; in Apple Podcasts „Sendung per URL folgen“) und fügen Sie diesen Link ein. Spotify kann keine privaten Podcasts hinzufügen.',
    get: 'Meinen Link holen',
    getAnother: 'Weiteren Link holen',
    failed: 'Ihre privaten Links konnten nicht geladen werden.',
    none: 'Sie haben noch keine privaten Links.',
    list: 'Private Links',
    created: (time: string) => `Erstellt am ${time}`,
    lastUsed: (time: string) => `Zuletzt benutzt am ${time}`,
    unused: 'Noch von keiner App benutzt',
    turnOff: 'Abschalten',
    turnOffLink: 'Link abschalten',
    turnOffTitle: 'Privaten Link abschalten',
    turnOffQuestion: (created: string) =>
      `Möchten Sie den Link abschalten, der am ${created} erstellt wurde? Apps, die ihn benutzen, erhalten dann keine Termine und Predigten mehr.`,
    turnedOff: 'Privater Link abgeschaltet.',
  },
} satisfies Messages['account'];
