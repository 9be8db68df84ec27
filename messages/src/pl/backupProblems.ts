import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
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
  copyNeedsSecret: <E>(code: (text: string) => E): Sentence<E> => [
    'W drugie miejsce nic jeszcze nie trafia. Na serwerze należy ustawić zmienną środowiskową ',
    code('ASSEMBLY_SECRET'),
    ' na co najmniej 32 losowe znaki i uruchomić go ponownie. Proszę przechowywać tę wartość w bezpiecznym miejscu: bez niej tych kopii nie da się przywrócić.',
  ],
} satisfies Messages['backupProblems'];
