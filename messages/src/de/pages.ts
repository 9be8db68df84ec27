import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list } from './language.ts';

export default {
  login: (assembly: string) => `Anmelden – ${assembly}`,
  description: (assembly: string) => `${assembly}: Termine, Ankündigungen und Dokumente.`,
  needsScript: 'Diese App braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',
  loginNeedsScript:
    'Zum Anmelden braucht es JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',
  notLoaded: 'Die App konnte nicht geladen werden.',
  notLoadedOffline: 'Die App konnte nicht geladen werden. Sie sind offline.',

  outdated: {
    title: 'Bitte aktualisieren Sie Ihren Browser',
    text: (assembly: string, browsers: string[]) =>
      `${assembly} funktioniert in ${list(browsers)} und in neueren Versionen dieser Browser.`,
    iphone: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Auf einem iPhone oder iPad'),
      ' öffnen Sie „Einstellungen“, „Allgemein“, „Softwareupdate“ und installieren das neueste iOS. Damit werden alle Browser des Geräts aktualisiert.',
    ],
    android: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Auf einem Android-Telefon'),
      ' öffnen Sie den Play Store, suchen nach Chrome und drücken „Aktualisieren“.',
    ],
    computer: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Auf einem Computer'),
      ' aktualisieren Sie Ihren Browser oder installieren die neueste Version von Firefox oder Chrome.',
    ],
    otherDevice:
      'Wenn es für Ihr Gerät keine Aktualisierung gibt, öffnen Sie diese Seite auf einem anderen.',
  },
} satisfies Messages['pages'];
