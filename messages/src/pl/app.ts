import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  skipToContent: 'Przejdź do treści',
  screens: {
    documents: 'Dokumenty i kazania',
    documentsShort: 'Dokumenty',
    users: 'Użytkownicy',
    dataSync: 'Synchronizacja',
    settings: 'Ustawienia',
  },
  menu: {
    main: 'Menu główne',
    open: 'Menu',
    close: 'Zamknij menu',
    allScreens: 'Wszystkie ekrany',
    account: 'Moje konto',
    accountOf: <E>(hidden: (text: string) => E, person: E): Sentence<E> => [
      hidden('Moje konto: '),
      person,
    ],
    logOut: 'Wyloguj się',
  },
  loggingOut: 'Wylogowywanie…',
  logoutFailed: 'Nie udało się wylogować. Proszę spróbować ponownie.',
} satisfies Messages['app'];
