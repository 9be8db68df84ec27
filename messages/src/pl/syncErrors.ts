import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

const REMOVALS = {
  all: 'ponad połowa wszystkich',
  calendar: 'ponad połowa jednego z kalendarzy',
  unconfirmed: 'i nie są to te, które potwierdzono',
};

export default {
  interrupted:
    'Aplikację zatrzymano w czasie synchronizacji. Nic nie zginęło. Proszę zsynchronizować ponownie.',
  large_removal: (count: number, which: keyof typeof REMOVALS) =>
    `Liczba elementów do usunięcia: ${number(count)} – ${REMOVALS[which]}. Proszę sprawdzić w Google, czy to zamierzone, a potem potwierdzić.`,
  calendar_unread: (id: string, name: string) =>
    `Nie udało się odczytać kalendarza ${name ? `„${name}” (${id})` : id}, więc nie zmieniono żadnego wydarzenia.`,
  locked: 'Inny program zablokował bazę danych. Proszę poczekać, aż skończy, i spróbować ponownie.',
  database_unavailable:
    'Nie udało się zapisać do bazy danych. Proszę sprawdzić, czy na dysku jest wolne miejsce, i zsynchronizować ponownie.',
  unexpected:
    'W aplikacji coś poszło nie tak. Zachowano dotychczasowe dane. Proszę zsynchronizować ponownie. Jeśli to się powtarza, proszę sprawdzić dziennik serwera.',

  duplicate: 'Występuje dwa razy. Użyto pierwszego wystąpienia.',
  not_an_item: 'Google przysłało coś, co nie jest elementem.',
  sent_without_id: 'Google przysłało to bez identyfikatora.',
  unreadable_field: (field: string) =>
    `Google przysłało pole „${field}” w postaci, której nie można odczytać.`,
  no_id: 'Brak identyfikatora.',
  invalid_id: 'Identyfikator jest zbyt długi lub zawiera niedozwolony znak.',
  too_long: (field: string, maxBytes: number) =>
    `Pole „${field}” jest zbyt długie. Limit w bajtach: ${maxBytes}.`,
  list_not_listed:
    'Należy do wybranych list zadań, ale Google jej nie pokazuje: prawdopodobnie została usunięta.',
  list_not_found:
    'Google pokazało tę listę, ale potem nie mogło jej znaleźć. Jej zadania pozostają bez zmian do następnej synchronizacji.',
  no_folder: 'Nie leży w folderze, który jest pokazywany.',
  reserved_id: (id: string) =>
    `Ma identyfikator „${id}”, którego aplikacja używa dla własnego folderu.`,
  target_missing: 'To skrót do czegoś, co nie jest pokazywane.',
  target_outside:
    'To skrót do czegoś poza synchronizowanym folderem. Proszę przenieść element docelowy do tego folderu albo usunąć skrót.',
} satisfies Messages['syncErrors'];
