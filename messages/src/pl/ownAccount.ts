import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  install: {
    offer: 'Po zainstalowaniu aplikację otwiera się jak każdą inną.',
    done: 'Aplikacja jest zainstalowana. Otwiera się ją jak każdą inną.',
    install: 'Zainstaluj',
    how: 'Jak zainstalować aplikację',
    byMenu:
      'W menu przeglądarki proszę poszukać „Zainstaluj” lub „Dodaj do ekranu głównego”. Jeśli nie ma tam takiej opcji, proszę otworzyć tę stronę w Chrome lub Edge.',
    ios: {
      share:
        'Proszę dotknąć „Udostępnij” (kwadrat ze strzałką). Jeśli go nie widać, najpierw trzeba dotknąć „…”.',
      add: 'Następnie wybrać „Dodaj do ekranu początkowego”.',
      safari: 'Jeśli przeglądarka na to nie pozwala, proszę otworzyć tę stronę w Safari.',
    },
  },

  name: {
    submit: 'Zapisz imię i nazwisko',
    unchanged: 'Imię i nazwisko są takie same jak dotychczas.',
    changed: 'Zmieniono imię i nazwisko.',
  },

  password: {
    current: 'Obecne hasło',
    new: 'Nowe hasło',
    endFeeds: (count: number | undefined) =>
      count === undefined
        ? 'Wyłącz też moje prywatne linki: aplikacje do kalendarza i podcastów będą potrzebować nowych'
        : plural(count, {
            one: 'Wyłącz też mój prywatny link: aplikacje do kalendarza i podcastów będą potrzebować nowego',
            few: `Wyłącz też moje ${number(count)} prywatne linki: aplikacje do kalendarza i podcastów będą potrzebować nowych`,
            many: `Wyłącz też moich ${number(count)} prywatnych linków: aplikacje do kalendarza i podcastów będą potrzebować nowych`,
            other: `Wyłącz też moje prywatne linki (${number(count)}): aplikacje do kalendarza i podcastów będą potrzebować nowych`,
          }),
    submit: 'Zmień hasło',
    changed: 'Zmieniono hasło. Pozostałe sesje zostały zakończone.',
    changedAndFeedsEnded:
      'Zmieniono hasło. Pozostałe sesje zostały zakończone. Prywatne linki są wyłączone.',
  },

  data: {
    text: 'Wszystkie zapisane dane o mnie w pliku JSON.',
    download: 'Pobierz moje dane',
  },

  deletion: {
    text: 'Adres e-mail, hasło, sesje i prywatne linki zostaną trwale usunięte. Imię i nazwisko pozostaną w dzienniku aktywności.',
    button: 'Usuń moje konto',
    title: 'Potwierdzenie usunięcia',
    question: 'Czy na pewno usunąć konto? Aby potwierdzić, proszę wpisać hasło.',
    keep: 'Zachowaj konto',
    pending: 'Usuwanie…',
  },
} satisfies Messages['ownAccount'];
