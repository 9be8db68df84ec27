import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  invalid_input: 'Brakuje niektórych danych lub są nieprawidłowe. Proszę je poprawić.',
  password_policy: 'Tego hasła nie można użyć. Proszę wybrać inne.',
  bad_request: 'Nie udało się zrozumieć żądania. Proszę odświeżyć stronę i spróbować ponownie.',
  invalid_credentials: 'Nieprawidłowy e-mail lub hasło. Proszę spróbować ponownie.',
  not_signed_in: 'To wymaga zalogowania. Proszę się zalogować.',
  account_inactive: 'To konto nie jest jeszcze aktywne. Proszę skontaktować się z administratorem.',
  forbidden: 'Może to zrobić tylko administrator.',
  wrong_origin:
    'To żądanie nie przyszło z adresu wspólnoty. Proszę otworzyć aplikację pod tym adresem i spróbować ponownie.',
  wrong_setup_code:
    'Ten link konfiguracji jest nieprawidłowy. Proszę użyć najnowszego linku, który serwer wypisał przy uruchomieniu.',
  not_found: 'Pod tym adresem niczego nie ma.',
  user_not_found: 'Ta osoba już nie istnieje: ktoś inny usunął konto.',
  session_not_found: 'Ta sesja jest już zakończona.',
  event_not_found: 'Tego wydarzenia nie ma już w kalendarzu.',
  version_not_found: 'Ta wcześniejsza wersja już nie istnieje.',
  folder_not_found: 'Ten folder już nie istnieje. Proszę wrócić do dokumentów.',
  file_not_found: 'Ten plik już nie istnieje. Proszę wrócić do dokumentów.',
  feed_not_found:
    'Ten prywatny link nie istnieje lub został wyłączony. Nowy można utworzyć na swoim koncie.',
  email_not_found: 'Nie znaleziono tego adresu. Proszę go sprawdzić albo się zarejestrować.',
  email_in_use: 'Ten adres e-mail jest już używany. Proszę użyć innego.',
  last_admin: 'To ostatni administrator. Najpierw trzeba nadać rolę administratora innej osobie.',
  own_account: 'Tego nie można zrobić z własnym kontem. Może to zrobić inny administrator.',
  settings_changed:
    'W międzyczasie ktoś inny zmienił ustawienia. Proszę sprawdzić swoje zmiany i zapisać ponownie.',
  fixed_by_environment:
    'Ustawione w zmiennej środowiskowej. Proszę ją tam zmienić lub usunąć, a potem ponownie uruchomić serwer.',
  no_secret_key:
    'Nie można jeszcze zapisywać tajnych danych. Proszę ustawić na serwerze ASSEMBLY_SECRET (co najmniej 32 znaki), a potem ponownie go uruchomić.',
  push_not_available:
    'To nie jest jeszcze dostępne. Administrator musi ustawić na serwerze ASSEMBLY_SECRET.',
  mail_not_configured:
    'Nie ustawiono jeszcze serwera pocztowego. Najpierw trzeba go wpisać i zapisać.',
  google_not_configured: 'Najpierw trzeba wpisać i zapisać identyfikator oraz tajny klucz klienta.',
  google_not_connected: 'Google nie jest połączone. Najpierw trzeba je połączyć.',
  too_many_feeds: (max: number) =>
    `Osiągnięto największą liczbę prywatnych linków: ${number(max)}. Proszę wyłączyć link, który nie jest już używany, i spróbować ponownie.`,
  sync_running: 'Synchronizacja już trwa. Proszę poczekać, aż się zakończy.',
  backup_not_found: 'Ta kopia zapasowa już nie istnieje.',
  backup_running:
    'Trwa już tworzenie lub przywracanie kopii zapasowej. Proszę poczekać, aż się zakończy.',
  backup_not_configured:
    'Nie ma jeszcze folderu na kopie zapasowe. Proszę ustawić na serwerze BACKUP_FOLDER i uruchomić go ponownie.',
  backup_not_made:
    'Niczego nie przywrócono, ponieważ nie udało się najpierw zapisać kopii obecnego stanu. Przyczynę podaje dziennik serwera.',
  backup_damaged:
    'Ta kopia zapasowa jest uszkodzona lub niepełna i niczego nie przywrócono. Proszę użyć innej.',
  backup_newer:
    'Ta kopia zapasowa pochodzi z nowszej wersji aplikacji i niczego nie przywrócono. Proszę najpierw zaktualizować aplikację.',
  reset_expired: 'Tego linku już użyto albo wygasł. Proszę poprosić o nowy.',
  setup_done: 'Konfiguracja jest już ukończona. Proszę się zalogować.',
  body_too_large: 'Żądanie jest zbyt duże.',
  unsupported_body: 'Żądanie musi być wysłane jako JSON.',
  unsupported_image: (maxKilobytes: number) =>
    `Proszę wybrać obraz PNG, JPEG, WebP lub SVG o rozmiarze do ${number(maxKilobytes)}\u00A0kB.`,
  too_many_attempts: 'Zbyt wiele prób. Proszę spróbować ponownie później.',
  too_many_downloads: (max: number) =>
    `Trwa już pobieranie największej liczby plików naraz: ${number(max)}. Proszę zamknąć jeden z nich albo poczekać, aż któryś się pobierze, i spróbować ponownie.`,
  unexpected: 'Coś poszło nie tak po naszej stronie. Proszę spróbować ponownie później.',
  mail_failed:
    'Nie udało się wysłać e-maila. Proszę spróbować ponownie później albo poprosić administratora o link.',
  google_failed: 'Nie udało się pobrać pliku z Google. Proszę spróbować ponownie później.',
  google_not_revoked:
    'Google zostało tutaj odłączone, ale nie udało się cofnąć dostępu w Google. Aplikację można tam usunąć: https://myaccount.google.com/connections',
  busy: 'Serwer jest zajęty. Proszę spróbować ponownie za chwilę.',
  unavailable:
    'Aplikacja nie może teraz połączyć się z bazą danych. Proszę spróbować ponownie za chwilę.',
  session_not_ended:
    'W tej przeglądarce wylogowano, ale nie udało się zakończyć sesji na serwerze. Proszę później zalogować się ponownie i zakończyć ją na swoim koncie.',

  retryInSeconds: (count: number) =>
    plural(count, {
      one: 'Zbyt wiele prób. Proszę spróbować ponownie za 1 sekundę.',
      few: `Zbyt wiele prób. Proszę spróbować ponownie za ${number(count)} sekundy.`,
      many: `Zbyt wiele prób. Proszę spróbować ponownie za ${number(count)} sekund.`,
      other: `Zbyt wiele prób. Proszę spróbować ponownie za ${number(count)} sekundy.`,
    }),
  retryInMinutes: (count: number) =>
    plural(count, {
      one: 'Zbyt wiele prób. Proszę spróbować ponownie za 1 minutę.',
      few: `Zbyt wiele prób. Proszę spróbować ponownie za ${number(count)} minuty.`,
      many: `Zbyt wiele prób. Proszę spróbować ponownie za ${number(count)} minut.`,
      other: `Zbyt wiele prób. Proszę spróbować ponownie za ${number(count)} minuty.`,
    }),

  approveFirst: 'Najpierw trzeba zatwierdzić tę osobę.',
  demoAccount: 'Kont należących do wersji demo nie można usunąć.',
  backupOfDemo:
    'Ta kopia zapasowa pochodzi z wersji demo, której hasła są publiczne. Można ją przywrócić tylko w wersji demo.',
  alreadyDecided: 'Ktoś już to wysłał lub odrzucił.',
  nothingForWeeklyEmail:
    'Nie ma jeszcze nic do cotygodniowego e-maila: brak wydarzeń w najbliższych 7 dniach, ogłoszeń nowych lub wkrótce wygasających oraz nowych dokumentów i nagrań.',
  pushKeyUnreadable:
    'Serwer nie może odczytać swojego klucza powiadomień na urządzeniach. Administrator może przywrócić ASSEMBLY_SECRET lub plik secret.key albo usunąć klucz poleceniem „set PUSH_PRIVATE_KEY ""”.',
  secretKeyUnusable:
    'Nie można zapisać tajnych danych: pliku secret.key obok bazy danych nie da się utworzyć lub odczytać albo jest on uszkodzony. Proszę sprawdzić, do kogo należy folder i plik oraz czy jest wolne miejsce. Uszkodzony plik należy przywrócić z kopii albo usunąć i ponownie wpisać wszystkie tajne dane.',
} satisfies Messages['problems'];
