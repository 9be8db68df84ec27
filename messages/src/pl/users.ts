import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

const countPeople = (count: number) =>
  plural(count, {
    one: '1 osoba',
    few: `${number(count)} osoby`,
    many: `${number(count)} osób`,
    other: `${number(count)} osoby`,
  });

export default {
  title: 'Lista użytkowników',
  search: 'Szukaj osób',
  loading: 'Wczytywanie użytkowników…',
  loadFailed: 'Nie udało się wczytać użytkowników.',
  pages: 'Strony użytkowników',
  list: 'Użytkownicy',
  nothingFound: 'Nie znaleziono użytkowników.',
  count: countPeople,
  found: (count: number) =>
    plural(count, {
      one: 'Znaleziono 1 osobę',
      few: `Znaleziono ${countPeople(count)}`,
      many: `Znaleziono ${countPeople(count)}`,
      other: `Znaleziono ${countPeople(count)}`,
    }),
  downloadCsv: 'Pobierz jako CSV',
  told: (name: string) => `Powiadomiono e-mailem: ${name}.`,
  notTold: (names: string[]) =>
    `Nie udało się wysłać e-maila, proszę powiadomić osobiście: ${names.join(', ')}.`,

  columns: {
    name: 'Imię i nazwisko',
    email: 'E-mail',
    role: 'Rola',
    action: 'Działanie',
  },
  roles: {
    admin: 'Admin',
    user: 'Użytkownik',
  },
  waiting: 'Czeka na zatwierdzenie',
  you: 'To ja',
  ownAccount: 'Tego nie można zrobić z własnym kontem. Może to zrobić inny administrator.',
  notConfirmed: 'Adres niepotwierdzony',
  signedUp: (date: string) => `Rejestracja ${date}`,
  signedUpAndSeen: (date: string, ago: string) => `Rejestracja ${date} · ostatnia wizyta ${ago}`,

  buttons: {
    approve: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Zatwierdź',
      hidden(`: ${name}`),
    ],
    details: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Szczegóły',
      hidden(`: ${name}`),
    ],
    delete: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      'Usuń',
      hidden(`: ${name}`),
    ],
    more: (name: string) => `Więcej działań: ${name}`,
  },

  delete: {
    title: 'Potwierdzenie usunięcia',
    question: (name: string) => `Czy na pewno usunąć użytkownika: ${name}?`,
    done: 'Użytkownik został usunięty.',
  },
  approve: {
    title: 'Zatwierdzenie osoby',
    question: (name: string) => `Czy na pewno zatwierdzić użytkownika: ${name}?`,
    done: 'Użytkownik został zatwierdzony.',
    notConfirmed:
      'Ta osoba jeszcze nie potwierdziła adresu. Każdy może się zarejestrować z cudzym adresem.',
  },
  makeAdmin: {
    title: 'Potwierdzenie roli administratora',
    question: (name: string) => `Czy na pewno nadać rolę administratora: ${name}?`,
    yes: 'Nadaj rolę',
    done: 'Ta osoba jest teraz administratorem.',
  },
  removeAdmin: {
    title: 'Potwierdzenie roli administratora',
    question: (name: string) => `Czy na pewno odebrać rolę administratora: ${name}?`,
    yes: 'Odbierz rolę',
    done: 'Ta osoba nie jest już administratorem.',
  },
  endSessions: {
    title: 'Potwierdzenie wylogowania',
    question: (name: string) => `Czy na pewno wylogować ze wszystkich urządzeń: ${name}?`,
    yes: 'Wyloguj wszędzie',
    done: 'Tę osobę wylogowano ze wszystkich urządzeń.',
  },

  approveSeveral: {
    title: 'Zatwierdź kilka osób',
    approving: 'Zatwierdzanie…',
    text: 'Będą mogły się zalogować i zobaczyć wszystko to, co członkowie wspólnoty.',
    notConfirmed: '(adres niepotwierdzony)',
    approve: (count: number) =>
      plural(count, {
        one: 'Zatwierdź 1 osobę',
        few: `Zatwierdź ${countPeople(count)}`,
        many: `Zatwierdź ${countPeople(count)}`,
        other: `Zatwierdź ${countPeople(count)}`,
      }),
    done: (count: number) => `Zatwierdzono: ${number(count)}.`,
    notApproved: (names: string[]) => `Nie zatwierdzono: ${names.join(', ')}.`,
  },

  details: {
    admin: {
      title: 'Administrator',
      text: 'Administratorzy mogą zatwierdzać i usuwać osoby oraz synchronizować dane.',
      notYet: 'Najpierw trzeba zatwierdzić tę osobę. Potem można nadać jej rolę administratora.',
      make: 'Nadaj rolę administratora',
      remove: 'Odbierz rolę administratora',
    },
    link: {
      title: 'Jednorazowy link',
      text: 'Dla osoby, do której e-maile nie docierają. Pozwala ustawić nowe hasło. Działa raz i wygasa po jednym dniu. Proszę przekazać go tylko tej osobie.',
      create: 'Utwórz link',
    },
    logOut: {
      title: 'Zgubiony telefon lub komputer',
      text: 'Wylogowuje tę osobę ze wszystkich urządzeń. Może się znów zalogować swoim hasłem.',
      button: 'Wyloguj wszędzie',
    },
  },

  inviteTitle: 'Zaproś członków',
  activityTitle: 'Dziennik aktywności',
} satisfies Messages['users'];
