import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

// Nouns, because verbs in the past tense have a gender.
export default {
  showSignIns: 'Pokaż logowania, także nieudane',
  loadFailed: 'Nie udało się wczytać dziennika aktywności.',
  pages: 'Strony dziennika aktywności',
  list: 'Aktywność',
  nothing: 'Nie ma jeszcze żadnej aktywności.',
  names: {
    'The command line': 'Wiersz poleceń',
    Somebody: 'Ktoś',
    'an unknown address': 'nieznany adres',
    events: 'wydarzenia',
    announcements: 'ogłoszenia',
    documents: 'dokumenty',
    sermons: 'kazania',
  },
  entries: {
    set_up: <E>(actor: E): Sentence<E> => [actor, ' – konfiguracja wspólnoty'],
    signed_up: <E>(actor: E): Sentence<E> => [actor, ' – rejestracja'],
    signed_in: <E>(actor: E): Sentence<E> => [actor, ' – zalogowanie'],
    sign_in_failed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – nieudane logowanie jako ',
      subject,
    ],
    imported: <E>(actor: E, subject: E): Sentence<E> => [actor, ' – import: ', subject],
    approved: <E>(actor: E, subject: E): Sentence<E> => [actor, ' – zatwierdzenie: ', subject],
    deleted: <E>(actor: E, subject: E): Sentence<E> => [actor, ' – usunięcie: ', subject],
    made_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – nadanie roli administratora: ',
      subject,
    ],
    unmade_admin: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – odebranie roli administratora: ',
      subject,
    ],
    sessions_ended: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – zakończenie wszystkich sesji: ',
      subject,
    ],
    reset_link: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – utworzenie jednorazowego linku: ',
      subject,
    ],
    password_reset: <E>(actor: E): Sentence<E> => [actor, ' – nowe hasło ustawione przez link'],
    password_changed: <E>(actor: E): Sentence<E> => [actor, ' – zmiana hasła'],
    name_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – zmiana imienia i nazwiska na: ',
      subject,
    ],
    feed_created: <E>(actor: E): Sentence<E> => [
      actor,
      ' – utworzenie prywatnego linku do kalendarza i podcastów',
    ],
    feed_revoked: <E>(actor: E): Sentence<E> => [actor, ' – wyłączenie prywatnego linku'],
    feeds_revoked: <E>(actor: E): Sentence<E> => [
      actor,
      ' – wyłączenie wszystkich własnych prywatnych linków',
    ],
    deleted_own_account: <E>(actor: E): Sentence<E> => [actor, ' – usunięcie własnego konta'],
    sync_started: <E>(actor: E): Sentence<E> => [actor, ' – uruchomienie synchronizacji'],
    sync_confirmed: <E>(actor: E): Sentence<E> => [
      actor,
      ' – potwierdzenie usunięć podczas synchronizacji',
    ],
    sync_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – przywrócenie wcześniejszej wersji: ',
      subject,
    ],
    setting_changed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – zmiana ustawienia: ',
      subject,
    ],
    setting_removed: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – przywrócenie ustawienia domyślnego: ',
      subject,
    ],
    notifications_sent: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – wysłanie wstrzymanych powiadomień: ',
      subject,
    ],
    notifications_dropped: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – odrzucenie wstrzymanych powiadomień: ',
      subject,
    ],
    logo_changed: <E>(actor: E): Sentence<E> => [actor, ' – zmiana logo'],
    logo_removed: <E>(actor: E): Sentence<E> => [actor, ' – usunięcie logo'],
    google_connected: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – połączenie z Google jako ',
      subject,
    ],
    google_disconnected: <E>(actor: E): Sentence<E> => [actor, ' – odłączenie Google'],
    backup_downloaded: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – pobranie kopii zapasowej: ',
      subject,
    ],
    backup_restored: <E>(actor: E, subject: E): Sentence<E> => [
      actor,
      ' – przywrócenie kopii zapasowej: ',
      subject,
    ],
  },
} satisfies Messages['activity'];
