import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

export default {
  connectTitle: 'Połączenie z Google',
  intro:
    'Aplikacja kopiuje kalendarze, listy zadań i dokumenty z jednego konta Google. Może je tylko odczytywać.',
  saveAndConnect: 'Zapisz i połącz',
  saveAndReconnect: 'Zapisz i połącz ponownie',
  idMissing: 'Proszę wpisać identyfikator klienta.',
  secretMissing: 'Proszę wpisać tajny klucz klienta.',
  clientTitle: 'Identyfikator i tajny klucz klienta',
  helpTitle: 'Skąd wziąć identyfikator i tajny klucz klienta',
  publicOnlyTitle: 'Bez łączenia: tylko kalendarze publiczne',
  publicOnly:
    'Klucz API pozwala kopiować wydarzenia z kalendarzy publicznych. Ogłoszenia i dokumenty wymagają połączonego konta: dopóki go nie ma, każda synchronizacja zgłasza, że nie można ich skopiować.',

  connected: <E>(bold: (text: string) => E, account: string | null): Sentence<E> => [
    bold(account ? `Google połączono jako ${account}.` : 'Google połączono.'),
    ' Teraz proszę wybrać, co synchronizować.',
  ],
  failures: {
    denied: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Nie udało się połączyć z Google:'),
      ' na stronie Google odmówiono dostępu albo nie zaznaczono tam żadnego uprawnienia. Proszę połączyć jeszcze raz, zaznaczyć wszystkie uprawnienia i nacisnąć „Dalej” lub „Zezwól”.',
    ],
    refused: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Nie udało się połączyć z Google:'),
      ' identyfikator lub tajny klucz klienta nie został przyjęty. Proszę ponownie skopiować oba z konsoli Google Cloud i sprawdzić, czy należą do tego samego klienta.',
    ],
    expired: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Nie udało się połączyć z Google:'),
      ' wizyta na stronie Google trwała zbyt długo, została już zakończona albo rozpoczęto ją w innej przeglądarce. Proszę połączyć ponownie.',
    ],
    failed: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Nie udało się połączyć z Google:'),
      ' połączenie nie zostało ukończone. Proszę za chwilę połączyć ponownie. Jeśli to nie pomoże, przyczynę można znaleźć w dzienniku serwera.',
    ],
  },
} satisfies Messages['google'];
