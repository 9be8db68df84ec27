import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  skipToContent: 'Zum Inhalt springen',
  screens: {
    documents: 'Dokumente und Predigten',
    documentsShort: 'Dokumente',
    users: 'Personen',
    dataSync: 'Datenabgleich',
    settings: 'Einstellungen',
  },
  menu: {
    main: 'Hauptmenü',
    open: 'Menü',
    close: 'Menü schließen',
    allScreens: 'Alle Seiten',
    account: 'Ihr Konto',
    accountOf: <E>(hidden: (text: string) => E, person: E): Sentence<E> => [
      hidden('Ihr Konto: '),
      person,
    ],
    logOut: 'Abmelden',
  },
  loggingOut: 'Abmelden …',
  logoutFailed: 'Das Abmelden hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
} satisfies Messages['app'];
