import type { Messages } from '../catalog.ts';

const services = {
  Calendar: 'Kalendarz Google',
  Tasks: 'Google Tasks',
  Drive: 'Dysk Google',
  'sign-in': 'Logowanie Google',
};
type Service = keyof typeof services;

const permissions: Record<Service, string> = {
  Calendar:
    'Wyświetlanie i pobieranie wszystkich kalendarzy, do których masz dostęp w Kalendarzu Google',
  Tasks: 'Wyświetlanie Twoich zadań',
  Drive: 'Wyświetlanie i pobieranie wszystkich plików z Dysku Google',
  'sign-in': '',
};

const connectAgain = (isTokenFixed = false) =>
  isTokenFixed
    ? 'Proszę utworzyć nowy token odświeżania, wpisać go w GOOGLE_REFRESH_TOKEN i ponownie uruchomić serwer.'
    : 'Proszę ponownie połączyć Google w ustawieniach.';

// The Google Cloud console is not available in Polish.
export default {
  signed_out: (_service: Service, isTokenFixed?: boolean) =>
    `Logowanie w Google wygasło. Stan publikacji aplikacji powinien brzmieć „In production”. ${connectAgain(isTokenFixed)}`,
  not_connected: 'Google nie jest połączone. Można je połączyć w ustawieniach.',
  wrong_client:
    'Google nie rozpoznaje tego identyfikatora klienta. Proszę porównać identyfikator i tajny klucz klienta w ustawieniach z konsolą Google Cloud.',
  other_client: (_service: Service, isTokenFixed?: boolean) =>
    `Google połączono z innym identyfikatorem klienta. ${connectAgain(isTokenFixed)}`,
  unauthorized: (service: Service, isTokenFixed?: boolean) =>
    `Usługa ${services[service]} odrzuciła logowanie. ${connectAgain(isTokenFixed)}`,
  api_not_enabled: (service: Service) =>
    `Interfejs Google ${service} API nie jest włączony. Proszę włączyć go w konsoli Google Cloud w sekcji „APIs & Services”, odczekać kilka minut i spróbować ponownie.`,
  key_unknown: 'Google nie akceptuje klucza API. Proszę sprawdzić go w ustawieniach.',
  key_restricted: (service: Service) =>
    `Klucza API nie można używać z tego serwera: ${services[service]}. Proszę zmienić ograniczenia klucza w konsoli Google Cloud.`,
  no_calendar:
    'Nie wybrano kalendarza. Proszę wybrać go w ustawieniach i zsynchronizować ponownie.',
  calendar_not_found:
    'Google nie może znaleźć kalendarza. Proszę sprawdzić kalendarze w ustawieniach. Kalendarz powinien być publiczny albo udostępniony połączonemu kontu.',
  file_not_found:
    'Dysk Google nie może znaleźć tego pliku: został usunięty lub nie jest już udostępniany. Proszę ponownie zsynchronizować dane.',
  listed_folder_not_found:
    'Dysk Google nie może znaleźć tego folderu: został usunięty lub nie jest już udostępniany. Proszę wybrać inny.',
  folder_not_found:
    'Dysk Google nie może znaleźć folderu do synchronizacji. Proszę sprawdzić folder w ustawieniach oraz to, czy jest udostępniony połączonemu kontu i nie leży w koszu.',
  task_lists_not_found:
    'W Google Tasks nie ma żadnej z wybranych list zadań. Proszę wybrać inne w ustawieniach.',
  not_found: (service: Service) =>
    `Usługa ${services[service]} nie może znaleźć żądanych danych: być może właśnie zostały usunięte. Proszę spróbować ponownie i sprawdzić GOOGLE_API_URL, jeśli jest ustawiony.`,
  scope_missing: (service: Service, isTokenFixed?: boolean) =>
    `Połączone konto Google nie pozwoliło aplikacji na odczyt: ${services[service]}. ${connectAgain(isTokenFixed)} Na stronie Google proszę zaznaczyć „${permissions[service]}”.`,
  code_rejected:
    'Google nie przyjęło autoryzacji albo trwała ona zbyt długo. Proszę połączyć ponownie.',
  redirect_mismatch:
    'Adres przekierowania nie jest zarejestrowany w Google. Proszę skopiować go z ustawień do klienta w konsoli Google Cloud, odczekać kilka minut i połączyć ponownie.',
  no_refresh_token:
    'Google nie przysłało tokena odświeżania. Na koncie Google, w sekcji „Aplikacje i usługi innych firm”, proszę usunąć tę aplikację, a potem połączyć ponownie.',
  forbidden: (service: Service) =>
    `Usługa ${services[service]} odmawia dostępu. Proszę sprawdzić, czy połączone konto Google ma dostęp do tych danych, i udostępnić je temu kontu.`,
  rate_limit: (service: Service) =>
    `Osiągnięto limit zapytań: ${services[service]}. Proszę spróbować ponownie za kilka minut.`,
  daily_limit: (service: Service) =>
    `Osiągnięto dzisiejszy limit: ${services[service]}. Proszę spróbować ponownie jutro albo zwiększyć limit w konsoli Google Cloud.`,
  unavailable: (service: Service) =>
    `Usługa ${services[service]} jest chwilowo niedostępna. Proszę spróbować ponownie później.`,
  unreachable: (service: Service) =>
    `Nie można połączyć się z usługą ${services[service]}. Proszę sprawdzić połączenie tego serwera z internetem i spróbować ponownie.`,
  too_slow: (service: Service) =>
    `Usługa ${services[service]} odpowiadała zbyt długo. Proszę spróbować ponownie później.`,
  too_large: (service: Service) =>
    `Usługa ${services[service]} przysłała zbyt dużą odpowiedź. Proszę poszukać elementu z bardzo długim tekstem i go skrócić.`,
  too_many: (service: Service) =>
    `Usługa ${services[service]} ma więcej elementów, niż aplikacja może obsłużyć. Proszę usunąć niektóre z nich.`,
  not_understood: (service: Service) =>
    `Usługa ${services[service]} przysłała niezrozumiałą odpowiedź. Proszę spróbować ponownie później. Jeśli to się powtarza, proszę sprawdzić GOOGLE_API_URL i GOOGLE_TOKEN_URL, jeśli są ustawione, oraz serwery proxy po drodze.`,
  refused: (service: Service) =>
    `Usługa ${services[service]} odrzuciła żądanie. Proszę spróbować ponownie. Jeśli to się powtarza, proszę sprawdzić ustawienia Google na tym serwerze.`,
  not_downloadable: 'Dysk Google nie pozwala pobrać tego pliku. Można go otworzyć na Dysku Google.',
  export_too_large:
    'Ten dokument jest zbyt duży, aby Google wyeksportowało go jako PDF. Można go podzielić albo umieścić na Dysku jego wersję PDF.',
} satisfies Messages['googleErrors'];
