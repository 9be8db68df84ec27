import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Moje konto',
  loggedInAs: <E>(name: E, email: string): Sentence<E> => [
    'Zalogowano jako ',
    name,
    ` (${email}).`,
  ],
  logOut: 'Wyloguj się',
  sections: {
    notifications: 'Powiadomienia',
    apps: 'Kalendarz i podcasty w innych aplikacjach',
    install: 'To urządzenie',
    name: 'Imię i nazwisko',
    password: 'Hasło',
    sessions: 'Zalogowane urządzenia',
    data: 'Moje dane',
    delete: 'Usunięcie konta',
  },
  actionOn: (action: string, title: string, detail: string) => `${action}: ${title}. ${detail}`,
  keep: 'Zachowaj',

  feeds: {
    intro:
      'Prywatny link pozwala oglądać nasze wydarzenia w kalendarzu w telefonie i słuchać kazań w aplikacji do podcastów. Link jest przeznaczony tylko dla jednej osoby: każdy, kto go ma, widzi wydarzenia i może słuchać kazań.',
    shownOnce: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Ten link jest widoczny tylko teraz.'),
      ' Proszę dodać go do aplikacji przed opuszczeniem tej strony. W razie utraty można go wyłączyć i utworzyć nowy.',
    ],
    calendarTitle: 'Nasz kalendarz w telefonie',
    calendar:
      'Wszystkie wydarzenia w Kalendarzu Apple, Outlooku, Kalendarzu Google lub innym kalendarzu.',
    addToApple: 'Dodaj do Apple lub Outlooka',
    addToGoogle: 'Dodaj do Kalendarza Google',
    calendarLink: 'Link do kalendarza',
    calendarHelp:
      'Kalendarz Google sprawdza zmiany tylko co 12–24 godziny. Link do Kalendarza Google dodaje się na komputerze, nie w aplikacji w telefonie. Jeśli Google nie zapyta o dodanie kalendarza, proszę skopiować link, wybrać „Inne kalendarze”, „Z adresu URL” i wkleić go.',
    podcastTitle: 'Kazania w aplikacji do podcastów',
    podcast: (count: number) =>
      plural(count, {
        one: 'Najnowsze nagranie w większości aplikacji do podcastów.',
        few: `${number(count)} najnowsze nagrania w większości aplikacji do podcastów.`,
        many: `${number(count)} najnowszych nagrań w większości aplikacji do podcastów.`,
        other: `${number(count)} najnowszych nagrań w większości aplikacji do podcastów.`,
      }),
    podcastLink: 'Link do podcastu',
    podcastHelp:
      'W aplikacji do podcastów proszę poszukać opcji „Dodaj przez URL” (URL to link; w Apple Podcasts: „Obserwuj podcast przez URL”) i wkleić ten link. Do Spotify nie można dodawać prywatnych podcastów.',
    get: 'Utwórz link',
    getAnother: 'Utwórz kolejny link',
    failed: 'Nie udało się wczytać prywatnych linków.',
    none: 'Nie ma jeszcze prywatnych linków.',
    list: 'Prywatne linki',
    created: (time: string) => `Utworzono ${time}`,
    lastUsed: (time: string) => `Ostatnio użyto ${time}`,
    unused: 'Żadna aplikacja jeszcze go nie użyła',
    turnOff: 'Wyłącz',
    turnOffLink: 'Wyłącz link',
    turnOffTitle: 'Wyłączenie prywatnego linku',
    turnOffQuestion: (created: string) =>
      `Wyłączyć link utworzony ${created}? Aplikacje, które go używają, nie będą już otrzymywać wydarzeń ani kazań.`,
    turnedOff: 'Wyłączono prywatny link.',
  },
} satisfies Messages['account'];
