import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  settings: 'Ustawienia',
  title: (section: string) => `Ustawienia: ${section}`,
  sections: {
    general: 'Ogólne',
    google: 'Google',
    schedule: 'Harmonogram',
    email: 'E-mail',
    notifications: 'Powiadomienia',
    backups: 'Kopie zapasowe',
    about: 'O aplikacji',
  },
  failed: 'Nie udało się wczytać ustawień.',
  saved: 'Zapisano ustawienia.',
  nothingToSave: 'Nie ma nic do zapisania.',

  fixed: (variable: string) => `Ustawione przez zmienną środowiskową ${variable}.`,
  unreadable: 'Zapisane tutaj, ale ten serwer nie może tego odczytać.',
  unsaved: 'Jeszcze nie zapisano.',
  unsavedReset: 'Jeszcze nie zapisano: zapis przywróci wartość domyślną.',
  secretIsSet: 'Jest ustawione. Aby zmienić, proszę wpisać nową wartość.',

  removeSecret: (label: string) => `Usuń: ${label}`,
  keepSecret: (label: string) => `Zachowaj: ${label}`,
  willBeRemoved: 'Zostanie usunięte po zapisaniu.',

  noSecretKey: <E>(code: (text: string) => E): Sentence<E> => [
    'Haseł i innych tajnych danych nie można jeszcze zapisywać. Na serwerze należy ustawić zmienną środowiskową ',
    code('ASSEMBLY_SECRET'),
    ' na co najmniej 32 losowe znaki, takie same dla każdego procesu, i uruchomić go ponownie.',
  ],

  iconNotDrawn:
    'Nie udało się utworzyć z logo ikony dla telefonów. Proszę użyć innej przeglądarki lub innego obrazu.',

  sending: 'Wysyłanie…',
  emailAccepted: (email: string) => `Serwer pocztowy przyjął e-mail na adres ${email}.`,

  unsavedChanges: {
    title: 'Niezapisane zmiany',
    question: 'Zmiany nie są zapisane. Wyjść bez zapisywania?',
    keepEditing: 'Edytuj dalej',
    discard: 'Odrzuć zmiany',
  },
} satisfies Messages['settings'];
