import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  welcome: (assembly: string) => `Witamy we wspólnocie ${assembly}`,
  intro: 'Wydarzenia, ogłoszenia i dokumenty w jednym miejscu.',
  tabs: {
    label: 'Logowanie lub rejestracja',
    login: 'Logowanie',
    signup: 'Rejestracja',
  },
  notSetUp: {
    title: 'Ta wspólnota nie jest jeszcze skonfigurowana.',
    text: 'Osoba prowadząca serwer może otworzyć link konfiguracji, który serwer wypisał przy uruchomieniu: w terminalu lub w dzienniku.',
  },
  setUp: 'Konfiguracja wspólnoty',
  signedOut: 'Wylogowano.',
  notEnded:
    'W tej przeglądarce wylogowano, ale nie udało się zakończyć sesji na serwerze. Proszę później zalogować się ponownie i zakończyć ją na swoim koncie.',
  logIn: 'Zaloguj się',
  loggingIn: 'Logowanie…',
  failed: 'Nie udało się zalogować. Proszę spróbować ponownie później.',

  approvesAccounts: 'Nowe konta zatwierdza administrator.',
  signUp: 'Zarejestruj się',
  signingUp: 'Rejestrowanie…',
  signedUp: 'Rejestracja zakończona.',
  signUpFailed: 'Nie udało się zarejestrować. Proszę spróbować ponownie później.',

  approval: {
    thanks: 'Dziękujemy za rejestrację.',
    waiting: 'Konto czeka na zatwierdzenie.',
    confirmAddress:
      'Wysłaliśmy e-mail: proszę potwierdzić adres, otwierając link z tej wiadomości.',
    next: 'Administrator zatwierdzi konto. Potem można się tutaj zalogować.',
    nextWithEmail:
      'Administrator zatwierdzi konto. Powiadomimy o tym e-mailem. Potem można się tutaj zalogować.',
    questions: 'Pytania?',
  },
  ask: {
    person: <E>(name: E, hasAddress: boolean): Sentence<E> => [
      'Pomocy udziela ',
      name,
      hasAddress ? ':' : '.',
    ],
    administrator: <E>(assembly: E, hasAddress: boolean): Sentence<E> => [
      'Pomocy udziela administrator wspólnoty ',
      assembly,
      hasAddress ? ':' : '.',
    ],
  },

  forgot: {
    title: 'Nie pamiętam hasła',
    text: 'Proszę wpisać swój adres e-mail. Wyślemy link do ustawienia nowego hasła.',
    cannotSend: (assembly: string) =>
      `Wspólnota ${assembly} nie może wysyłać e-maili. Link do ustawienia nowego hasła może przekazać administrator.`,
    send: 'Wyślij link',
    sending: 'Wysyłanie…',
    sent: 'Wysłano e-mail z linkiem do ustawienia nowego hasła.',
    failed: 'Coś poszło nie tak. Proszę spróbować ponownie później.',
  },

  reset: {
    title: 'Ustaw nowe hasło',
    newPassword: 'Nowe hasło',
    note: 'Spowoduje to wylogowanie ze wszystkich urządzeń i wyłączenie prywatnych linków do kalendarza i podcastów.',
    save: 'Zapisz hasło',
    done: 'Hasło zostało zmienione.',
    failed: 'Nie udało się zmienić hasła. Proszę spróbować ponownie później.',
    expired: 'Ten link już nie działa',
    requestNew: 'Tego linku już użyto albo wygasł. Proszę poprosić o nowy.',
    requestLink: 'Poproś o nowy link',
    backToLogin: 'Wróć do logowania',
  },
} satisfies Messages['login'];
