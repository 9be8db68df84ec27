import type { Messages } from '../catalog.ts';

export default {
  tooLong: (max: string) => `Dozwolona liczba znaków: najwyżej ${max}.`,
  charsUnreadable: 'Proszę usunąć podziały wierszy i inne znaki sterujące.',
  notInDemo:
    'W wersji demo nie można tego zmienić. Aby zakończyć demo, proszę otworzyć link konfiguracji, który wypisał serwer, albo uruchomić serwer z PUBLIC_URL.',

  timeZone: 'To musi być strefa czasowa, na przykład Europe/Warsaw.',
  webAddress:
    'To musi być zwykły adres zaczynający się od http:// lub https://, bez parametrów po „?”, fragmentu po „#”, nazwy użytkownika i średnika.',
  origin: 'To musi być adres, na przykład https://assembly.example.org, bez ścieżki.',
  days: (max: string) => `To musi być liczba dni od 1 do ${max}.`,
  tooFewDays: (min: string) =>
    `Najmniejsza liczba dni: ${min}. Mniejszą można ustawić tylko w zmiennej środowiskowej.`,
  email: 'To musi być jeden adres e-mail, na przykład biuro@example.org.',
  phone: 'To musi być jeden numer telefonu, na przykład +48 22 123 45 67.',
  clientId:
    'To musi być identyfikator klienta, na przykład 1234-abcd.apps.googleusercontent.com. Proszę skopiować go z konsoli Google Cloud, z sekcji „Clients”.',
  clientSecret:
    'To musi być tajny klucz klienta, na przykład GOCSPX-abcd. Proszę skopiować go z konsoli Google Cloud, z sekcji „Clients”.',
  apiKey:
    'To musi być klucz API, na przykład AIzaSyAbcd. Proszę skopiować go z konsoli Google Cloud, z sekcji „Credentials”.',
  cron: 'To musi być wyrażenie cron, na przykład 0 5 * * *.',
  cronFields: 'To musi być wyrażenie cron złożone z pięciu pól, na przykład 0 5 * * *.',
  backupKeep: 'To muszą być trzy liczby, na przykład 7,4,6.',
  sender:
    'To musi być jeden adres e-mail, na przykład biuro@example.org lub "Nasza Wspólnota" <biuro@example.org>.',
  senderMissing: 'Proszę wpisać adres nadawcy e-maili.',
  weeklyTime: 'To musi być dzień i godzina, na przykład SAT 18:00 (sobota).',
  quietHours: 'To muszą być dwie godziny, na przykład 21-8, albo none (brak).',
} satisfies Messages['settingFaults'];
