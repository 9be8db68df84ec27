import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  topics: {
    announcements: 'Nowe ogłoszenia',
    events: 'Odwołane lub przeniesione wydarzenia',
    sermons: 'Nowe nagrania',
    signUps: 'Nowe rejestracje',
  },
  choices: { off: 'Wyłączone', weekly: 'Cotygodniowy e-mail', email: 'Natychmiastowy e-mail' },
  failed: 'Nie udało się wczytać powiadomień.',
  emails: {
    title: 'E-maile',
    off: 'Obecnie e-maile o nowościach nie są wysyłane. Ten wybór zacznie działać, gdy zostaną włączone.',
    turnOn: <E>(
      emailSettings: (text: string) => E,
      notificationSettings: (text: string) => E,
    ): Sentence<E> => [
      'Wymagają serwera pocztowego w sekcji ',
      emailSettings('Ustawienia, E-mail'),
      ' i włączenia w sekcji ',
      notificationSettings('Ustawienia, Powiadomienia'),
      '. E-maile o rejestracjach wymagają tylko serwera pocztowego.',
    ],
    /** The time is such as "w sobotę o 18:00". */
    weekly: (time: string, zone: string) =>
      `Cotygodniowy e-mail jest wysyłany ${time}${zone && ` (${zone})`}.`,
    noWeekly:
      'Cotygodniowy e-mail nie jest jeszcze ustawiony, więc wybór „Cotygodniowy e-mail” niczego nie wysyła.',
    setWeekly: <E>(notificationSettings: (text: string) => E): Sentence<E> => [
      'Dzień i godzinę można ustawić w sekcji ',
      notificationSettings('Ustawienia, Powiadomienia'),
      '.',
    ],
    askForWeekly: 'Dzień i godzinę może ustawić administrator.',
    saved: 'Zapisano wybór.',
  },
  paused: {
    reason: <E>(bold: (text: string) => E, since: string, email: string): Sentence<E> => [
      bold('Nie możemy wysyłać e-maili: serwer pocztowy odrzuca podany adres.'),
      ` Od ${since} e-maile o nowościach nie są wysyłane na adres ${email}. Ostatnia odpowiedź serwera:`,
    ],
    ifItWorks: 'Jeśli adres znów działa, na przykład po zwolnieniu miejsca w pełnej skrzynce:',
    ifItIsWrong:
      'Jeśli adres jest błędny, trzeba zarejestrować się ponownie z właściwym albo zwrócić się do administratora: adresu konta nie można zmienić.',
    resumed: 'E-maile znów są wysyłane.',
  },

  push: {
    title: 'Powiadomienia na tym urządzeniu',
    unsupported:
      'Ta przeglądarka nie może pokazywać powiadomień. Na większości urządzeń potrafią to Chrome i Firefox.',
    installFirst: <E>(link: (text: string) => E): Sentence<E> => [
      'Na iPhonie lub iPadzie trzeba najpierw zainstalować aplikację, a potem otworzyć ją z ekranu początkowego i wrócić tutaj. ',
      link('Jak zainstalować aplikację'),
    ],
    topics: 'Powiadamiaj o',
    topicsOfDevice: 'To urządzenie powiadamia o',
    turnOn: 'Włącz na tym urządzeniu',
    turnOff: 'Wyłącz na tym urządzeniu',
    pending: 'Proszę czekać…',
    saved: 'Zapisano na tym urządzeniu.',
    turnedOff: 'Powiadomienia na tym urządzeniu są wyłączone.',
    failures: {
      denied:
        'Powiadomienia tej aplikacji są na tym urządzeniu zablokowane. Proszę zezwolić na nie w ustawieniach przeglądarki lub telefonu i spróbować ponownie.',
      dismissed:
        'Powiadomienia pozostają wyłączone. Proszę nacisnąć przycisk jeszcze raz i wybrać „Zezwól”.',
      notReady:
        'Aplikacja nie jest jeszcze gotowa na tym urządzeniu. Proszę odświeżyć stronę i spróbować ponownie.',
      noService:
        'Przeglądarka nie mogła połączyć się ze swoją usługą powiadomień. Proszę sprawdzić połączenie lub użyć innej przeglądarki.',
    },
    others: 'Inne moje urządzenia z powiadomieniami',
    listOfOthers: 'Inne urządzenia z powiadomieniami',
    since: (time: string) => `Od ${time}`,
    remove: 'Usuń',
    removed: 'Usunięto urządzenie.',
  },
} satisfies Messages['notifications'];
