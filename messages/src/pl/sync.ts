import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  title: 'Synchronizacja danych',
  intro: 'Kopiuje do aplikacji kalendarz, listy zadań i Dysk z Google.',
  start: 'Synchronizuj dane',
  starting: 'Uruchamianie…',
  confirm: {
    title: 'Potwierdzenie synchronizacji',
    question: 'Czy na pewno zsynchronizować dane?',
  },
  loadFailed: 'Nie udało się wczytać stanu synchronizacji.',
  notConnected: <E>(link: (text: string) => E): Sentence<E> => [
    'Google nie jest jeszcze połączone. ',
    link('Połącz w ustawieniach'),
  ],
  held: <E>(link: (text: string) => E): Sentence<E> => [
    'Członków nie powiadomiono o niektórych zmianach, bo było ich zbyt wiele. ',
    link('Zdecyduj w ustawieniach'),
  ],
  version: (version: string) => `Assembly ${version}`,
  items: (count: number) =>
    plural(count, {
      0: 'puste',
      one: '1 element',
      few: `${number(count)} elementy`,
      many: `${number(count)} elementów`,
      other: `${number(count)} elementu`,
    }),
  more: (count: number) => `i jeszcze ${number(count)}`,
  untitled: 'Bez tytułu',

  sources: 'Źródła',
  origins: {
    events: 'z Kalendarza Google',
    announcements: 'z Google Tasks',
    documents: 'z Dysku Google',
  },
  neverSynced: 'Jeszcze nie zsynchronizowano',
  lastSynced: (time: string) => `Ostatnia synchronizacja: ${time}`,
  restoredBy: (name: string, time: string) => `Przywrócono wcześniejszą wersję (${name}, ${time})`,
  states: {
    waiting: 'Oczekiwanie',
    reading: 'Odczyt z Google',
    writing: 'Zapisywanie',
    done: 'Gotowe',
    failed: 'Błąd',
    stopped: 'Zatrzymano',
    interrupted: 'Przerwano',
  },
  progress: <E>(state: E, counts: string): Sentence<E> => [state, `: ${counts}`],
  problem: <E>(bold: (text: string) => E, state: string, error: string): Sentence<E> => [
    bold(`${state}.`),
    ` ${error}`,
  ],

  removals: {
    title: 'Synchronizacja wstrzymana',
    text: 'Z Google zniknęła ponad połowa elementów lub wydarzeń jednego z kalendarzy. Niczego jeszcze nie usunięto. Proszę przejrzeć listę i potwierdzić.',
    count: (source: string, count: number) => `${source}, do usunięcia: ${number(count)}`,
    list: (source: string) => `${source} do usunięcia`,
    item: <E>(title: E, details: string[]): Sentence<E> => [
      title,
      ...details.map((detail) => `, ${detail}`),
    ],
    details: {
      times: (count: number) =>
        plural(count, {
          one: '1 raz',
          few: `${number(count)} razy`,
          many: `${number(count)} razy`,
          other: `${number(count)} razy`,
        }),
      folder: 'folder',
      folderIn: (folder: string) => `folder w: ${folder}`,
      inside: (parent: string) => `w: ${parent}`,
    },
    confirm: 'Usuń je i synchronizuj',
    items: {
      events: (count: number) =>
        plural(count, {
          one: '1 wydarzenie',
          few: `${number(count)} wydarzenia`,
          many: `${number(count)} wydarzeń`,
          other: `${number(count)} wydarzenia`,
        }),
      announcements: (count: number) =>
        plural(count, {
          one: '1 ogłoszenie',
          few: `${number(count)} ogłoszenia`,
          many: `${number(count)} ogłoszeń`,
          other: `${number(count)} ogłoszenia`,
        }),
      documents: (count: number) =>
        plural(count, {
          one: '1 dokument',
          few: `${number(count)} dokumenty`,
          many: `${number(count)} dokumentów`,
          other: `${number(count)} dokumentu`,
        }),
    },
    question: (items: string[]) =>
      `Czy na pewno zsynchronizować dane i usunąć ${items.join(' i ')}?`,
    yes: 'Usuń i synchronizuj',
  },

  connection: {
    title: 'Połączenie',
    demo: 'Tryb demo: dane pochodzą z symulowanego Google na tym komputerze.',
    account: 'Konto Google',
    accountUnknown: 'Jeszcze nieznane',
    calendars: (count: number) =>
      plural(count, {
        0: 'Kalendarz',
        one: 'Kalendarz',
        few: 'Kalendarze',
        many: 'Kalendarze',
        other: 'Kalendarze',
      }),
    noCalendars: 'Jeszcze nie wybrano',
    signIn: 'Logowanie w Google',
    signInStates: {
      refused: 'Odrzucone przez Google',
      unreadable: 'Ten serwer nie może go odczytać',
      unused: 'Jeszcze nieużywane',
      used: (time: string, ago: string) => `W użyciu od ${time} (${ago})`,
    },
    schedule: 'Harmonogram',
    noSchedule: 'Brak. Dane są synchronizowane tylko wtedy, gdy ktoś to tutaj uruchomi.',
    cron: <E>(expression: E): Sentence<E> => ['(cron: ', expression, ')'],
    nextAndCron: <E>(time: string, expression: E): Sentence<E> => [
      `Następna synchronizacja: ${time} (cron: `,
      expression,
      ')',
    ],
  },

  history: {
    title: 'Historia synchronizacji',
    nothing: 'Nie było jeszcze synchronizacji.',
    showFewer: 'Pokaż mniej',
    showAll: (count: number) => `Pokaż wszystkie (${number(count)})`,
    run: (time: string, startedBy: string, outcome: string) => `${time}, ${startedBy}: ${outcome}`,
    startedBy: {
      person: (name: string) => name,
      schedule: 'harmonogram',
      command: 'polecenie na serwerze',
      demo: 'tryb demo',
    },
    outcomes: {
      running: 'trwa',
      done: 'ukończona',
      failed: 'nieudana',
      partlyFailed: 'częściowo nieudana',
      interrupted: 'przerwana',
    },
    join: (items: string[]) => items.join(', '),
    counts: {
      added: (count: number) => `dodano: ${number(count)}`,
      changed: (count: number) => `zmieniono: ${number(count)}`,
      removed: (count: number) => `usunięto: ${number(count)}`,
      unchanged: (count: number) => `bez zmian: ${number(count)}`,
      skipped: (count: number) => `pominięto: ${number(count)}`,
    },
    noChanges: 'bez zmian',
    summary: (parts: string[]) => parts.join('; '),
    unfinished: {
      waiting: (source: string) => `${source}: oczekiwanie`,
      reading: (source: string) => `${source}: odczyt z Google`,
      writing: (source: string) => `${source}: zapisywanie`,
      failed: (source: string) => `${source}: błąd`,
      stopped: (source: string) => `${source}: zatrzymano`,
      interrupted: (source: string) => `${source}: przerwano`,
    },
    sources: {
      waiting: (source: string) => `${source}: oczekiwanie`,
      reading: (source: string) => `${source}: odczyt z Google`,
      writing: (source: string) => `${source}: zapisywanie`,
      done: (source: string) => `${source}: gotowe`,
      failed: (source: string) => `${source}: błąd`,
      stopped: (source: string) => `${source}: zatrzymano`,
      interrupted: (source: string) => `${source}: przerwano`,
    },
    skipped: 'Pominięto:',
    skippedItem: <E>(item: E, reason: string): Sentence<E> => [item, `: ${reason}`],
  },

  snapshots: {
    title: 'Wcześniejsze wersje',
    text: 'Przechowywane są trzy ostatnie wersje każdego źródła. Przed przywróceniem zapisywane są obecne dane, więc można to cofnąć. Następna synchronizacja zastąpi wersję danymi z Google.',
    loadFailed: 'Nie udało się wczytać wcześniejszych wersji.',
    nothing: 'Nie ma jeszcze wcześniejszych wersji.',
    snapshot: <E>(source: E, time: string, items: string): Sentence<E> => [
      source,
      ` (stan sprzed ${time}): ${items}`,
    ],
    restore: 'Przywróć',
    restoreOne: (source: string, time: string) => `Przywróć: ${source} (stan sprzed ${time})`,
    restoring: 'Przywracanie wcześniejszej wersji…',
    restored: 'Przywrócono wcześniejszą wersję.',
    confirmTitle: 'Potwierdzenie przywrócenia',
    question: (source: string, time: string) =>
      `Czy na pewno przywrócić: ${source} (stan sprzed ${time})?`,
  },
} satisfies Messages['sync'];
