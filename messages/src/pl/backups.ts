import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: 'Kopie zapasowe',
  intro:
    'Kopia zapasowa zawiera wszystko, co jest tu zapisane: osoby, treści, ustawienia i dziennik aktywności. Nie ma w niej plików z Dysku Google.',
  restored: 'Przywrócono kopię zapasową.',
  failed: 'Nie udało się wczytać kopii zapasowych.',
  nothing:
    'Nie ma jeszcze kopii zapasowych. Aby utworzyć pierwszą, proszę nacisnąć „Utwórz kopię”.',
  older: (count: number) => `Starsze kopie (${number(count)})`,
  now: 'Utwórz kopię',
  running: 'Tworzenie kopii…',
  done: 'Utworzono nową kopię zapasową.',
  next: (time: string) => `Następna kopia: ${time}`,
  verified: 'Sprawdzona',
  notVerified: 'Niesprawdzona',
  where: {
    folder: 'Na tym serwerze',
    copy: 'W drugim miejscu',
    both: 'Na tym serwerze i w drugim miejscu',
  },
  download: 'Pobierz',
  downloadOf: (time: string) => `Pobierz: kopia z ${time}`,
  restore: 'Przywróć',
  restoreOf: (time: string) => `Przywróć: kopia z ${time}`,

  warnings: {
    failing: 'Tworzenie kopii zapasowych się nie udaje.',
    too_old: 'Najnowsza kopia zapasowa jest zbyt stara. Proszę nacisnąć „Utwórz kopię”.',
    disk_nearly_full: 'Dysk jest prawie pełny. Wkrótce zabraknie miejsca na kopie zapasowe.',
  },
  lastFailed: (time: string) => `Ostatnia kopia zapasowa się nie udała (${time}).`,
  failures: {
    folder_missing: 'Folder kopii zapasowych nie istnieje. Należy go utworzyć na serwerze.',
    folder_not_writable:
      'Aplikacja nie może zapisywać w folderze kopii zapasowych. Proszę sprawdzić na serwerze, do kogo należy ten folder.',
    disk_full: 'Dysk jest pełny. Należy zwolnić miejsce albo przechowywać mniej kopii.',
    not_verified:
      'Pliku nie udało się odczytać tak, jak został zapisany. Proszę utworzyć kopię ponownie. Jeśli to się powtarza, proszę sprawdzić dysk.',
    copy_failed:
      'Nie udało się jej skopiować w drugie miejsce. Proszę sprawdzić na serwerze, czy to miejsce jest dostępne i czy BACKUP_COPY jest poprawne.',
    unexpected:
      'Proszę utworzyć kopię ponownie. Jeśli to się powtarza, proszę sprawdzić dziennik serwera.',
  },

  noFolder: <E>(code: (text: string) => E): Sentence<E> => [
    'Nie można jeszcze tworzyć kopii zapasowych. Na serwerze należy ustawić zmienną środowiskową ',
    code('BACKUP_FOLDER'),
    ' na folder dla kopii i uruchomić go ponownie.',
  ],
  copyNone: <E>(code: (text: string) => E): Sentence<E> => [
    'Utrata tego serwera oznacza też utratę jego kopii zapasowych. Aby każda była kopiowana w drugie miejsce, należy ustawić na serwerze zmienną środowiskową ',
    code('BACKUP_COPY'),
    '.',
  ],
  copySet: <E>(code: (text: string) => E): Sentence<E> => [
    'Każda kopia zapasowa trafia też w drugie miejsce, zaszyfrowana za pomocą ',
    code('ASSEMBLY_SECRET'),
    '. Proszę przechowywać tę wartość w bezpiecznym miejscu: bez niej tych kopii nie da się przywrócić.',
  ],
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'W drugie miejsce nic jeszcze nie trafia. Na serwerze należy ustawić zmienną środowiskową ',
    code('ASSEMBLY_SECRET'),
    ' na co najmniej 32 losowe znaki i uruchomić go ponownie. Proszę przechowywać tę wartość w bezpiecznym miejscu: bez niej tych kopii nie da się przywrócić.',
  ],

  settings: {
    title: 'Kiedy tworzyć kopie',
    automatically: 'Twórz kopie automatycznie',
    off: 'Wyłączone',
    other: (expression: string) => `O innym czasie: ${expression}`,
    keep: {
      title: 'Ile kopii przechowywać',
      daily: 'Dzienne',
      weekly: 'Tygodniowe',
      monthly: 'Miesięczne',
      hint: 'Najnowsza kopia z każdego dnia, tygodnia i miesiąca. Pozostałe są usuwane.',
    },
  },

  restoring: {
    title: 'Przywracanie kopii zapasowej',
    question: (time: string) => `Czy zastąpić wszystko kopią z ${time}?`,
    comparing: 'Porównywanie z obecnymi danymi…',
    failed: 'Nie udało się porównać kopii z obecnymi danymi.',
    people: 'Osoby',
    added: 'Dodane',
    removed: 'Usunięte',
    undo: 'Najpierw zostanie utworzona kopia obecnych danych, więc można to cofnąć.',
    staysLoggedIn: 'Ta sesja pozostanie otwarta. Wszyscy inni będą musieli zalogować się ponownie.',
    logsOut:
      'Wszyscy zostaną wylogowani, również w tej przeglądarce. Tego konta nie ma w tej kopii: do zalogowania potrzebne będzie konto, które w niej jest.',
    busy: 'Przywracanie…',
    wait: 'To może potrwać kilka minut. Proszę nie zamykać tej strony.',
  },
} satisfies Messages['backups'];
