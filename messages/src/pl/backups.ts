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

  settings: {
    title: 'Kiedy tworzyć kopie',
    automatically: 'Twórz kopie automatycznie',
    nightly: 'Co noc',
    time: 'Godzina',
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
} satisfies Messages['backups'];
