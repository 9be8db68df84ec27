import type { Messages } from '../catalog.ts';

export default {
  title: 'Przywracanie kopii zapasowej',
  question: (time: string) => `Czy zastąpić wszystko kopią z ${time}?`,
  comparing: 'Porównywanie z obecnymi danymi…',
  failed: 'Nie udało się porównać kopii z obecnymi danymi.',
  changes: 'Co zostanie dodane (+) i usunięte (−):',
  people: 'Osoby',
  unchanged: 'Bez zmian',
  undo: 'Najpierw zostanie utworzona kopia obecnych danych, więc można to cofnąć.',
  staysLoggedIn: 'Ta sesja pozostanie otwarta. Wszyscy inni będą musieli zalogować się ponownie.',
  logsOut:
    'Wszyscy zostaną wylogowani, również w tej przeglądarce. Tego konta nie ma w tej kopii: do zalogowania potrzebne będzie konto, które w niej jest.',
  busy: 'Przywracanie…',
  wait: 'To może potrwać kilka minut. Proszę nie zamykać tej strony.',
} satisfies Messages['restore'];
