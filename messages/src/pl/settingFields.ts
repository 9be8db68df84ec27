import type { Messages } from '../catalog.ts';

export default {
  ASSEMBLY_NAME: {
    label: 'Nazwa',
    hint: 'Widoczna na górze każdej strony i w e-mailach.',
  },
  ASSEMBLY_TIME_ZONE: {
    label: 'Strefa czasowa',
    hint: 'Godziny są podawane w tej strefie czasowej.',
  },
  DEFAULT_LANGUAGE: {
    label: 'Język',
    hint: 'Dla osób, których przeglądarka nie prosi o żaden z tych języków. Wszyscy inni widzą aplikację w swoim.',
  },
  PUBLIC_URL: {
    label: 'Adres publiczny',
    hint: 'Adres, pod którym otwiera się aplikację: do linków w e-mailach i dla Google. Proszę zmienić go dopiero wtedy, gdy aplikacja działa pod nowym adresem. Stary działa jeszcze przez 24 godziny. Potem trzeba dodać nowy adres przekierowania w konsoli Google Cloud.',
  },
  AUDIT_DAYS: {
    label: 'Ile dni przechowywać dziennik aktywności',
    hint: 'Starsze wpisy, na przykład kto kogo zatwierdził, są usuwane.',
  },
  CONTACT_NAME: {
    label: 'Kontakt: nazwa',
    hint: 'Na przykład Anna Kowalska albo Biuro wspólnoty.',
  },
  CONTACT_EMAIL: { label: 'Kontakt: e-mail' },
  CONTACT_PHONE: {
    label: 'Kontakt: telefon',
    hint: 'Z numerem kierunkowym kraju, na przykład +48\u00A022\u00A0123\u00A045\u00A067.',
  },
  GOOGLE_CLIENT_ID: {
    label: 'Identyfikator klienta',
    hint: 'Kończy się na .apps.googleusercontent.com.',
  },
  GOOGLE_CLIENT_SECRET: { label: 'Tajny klucz klienta' },
  GOOGLE_CALENDAR_ID: {
    label: 'Kalendarze',
    hint: 'Identyfikator kalendarza: w Google, w ustawieniach kalendarza, w sekcji „Integrowanie kalendarza”. Kilka proszę oddzielić przecinkami.',
  },
  GOOGLE_API_KEY: {
    label: 'Klucz API',
    hint: 'Z kluczem API można czytać tylko kalendarze publiczne. Tworzy się go w konsoli Google Cloud, w sekcji „Credentials”, w projekcie z Calendar API. Nie może być ograniczony do stron internetowych.',
  },
  GOOGLE_TASK_LISTS: { label: 'Listy zadań' },
  GOOGLE_DRIVE_FOLDER: { label: 'Folder na Dysku' },
  SYNC_SCHEDULE: { label: 'Harmonogram synchronizacji' },
  SMTP_URL: { label: 'Serwer pocztowy' },
  MAIL_FROM: {
    label: 'Nadawca',
    hint: 'Adres, z którego przychodzą e-maile, na przykład Nasza Wspólnota <biuro@example.org>. Serwer pocztowy musi na niego pozwalać.',
  },
  NOTIFICATION_EMAILS: {
    label: 'E-maile o nowościach',
    options: {
      on: 'Członkowie mogą je wybrać',
      off: 'Wyłączone: wysyłane są tylko e-maile o kontach i rejestracjach',
    },
  },
  NOTIFICATION_DEFAULT: {
    label: 'Domyślnie dla członków',
    hint: 'Dla członków, którzy niczego nie wybrali na swoim koncie.',
    options: {
      off: 'Wyłączone',
      weekly: 'Cotygodniowy e-mail',
      email: 'Natychmiastowy e-mail',
    },
  },
  WEEKLY_EMAIL: {
    label: 'Cotygodniowy e-mail',
    hint: 'Wydarzenia tygodnia, ogłoszenia, najnowsze kazanie i nowe dokumenty.',
  },
  WEEKLY_EMAIL_NOTE: {
    label: 'Zdanie do następnego cotygodniowego e-maila',
    hint: 'Opcjonalne. Będzie na początku e-maila, a po jego wysłaniu zniknie stąd.',
  },
  QUIET_HOURS: {
    label: 'Cisza nocna',
    hint: 'E-maile i powiadomienia push czekają do jej końca.',
  },
  BACKUP_SCHEDULE: { label: 'Harmonogram kopii zapasowych' },
  BACKUP_KEEP: { label: 'Przechowywane kopie zapasowe' },
} satisfies Messages['settingFields'];
