import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  loading: 'Wczytywanie…',
  more: 'Więcej',
  noTitle: '(Bez tytułu)',
  retry: 'Spróbuj ponownie',
  moreAbout: (title: string) => `Więcej: ${title}`,
  events: 'Wydarzenia',
  announcements: 'Ogłoszenia',
  sermons: 'Kazania',
  offline: 'Brak połączenia z internetem.',
  unreachable: (assembly: string) => `Serwer wspólnoty ${assembly} nie odpowiada.`,
  pleaseTryAgain: (why: string) => `${why} Proszę spróbować ponownie.`,

  pageNotLoaded: 'Nie udało się wyświetlić tej strony. Proszę ją odświeżyć.',
  pageFailed:
    'Nie udało się wyświetlić tej strony. Proszę ją odświeżyć. Jeśli to nie pomoże, proszę powiadomić administratora.',
  reload: 'Odśwież',

  clearSearch: 'Wyczyść wyszukiwanie',

  fileOpening: 'Proszę czekać, plik się otwiera.',
  loggedIn: 'Zalogowano. Otwierają się wydarzenia.',

  closeNotification: 'Zamknij powiadomienie',
  opensInNewTab: '(w nowej karcie)',
  today: 'dzisiaj',
  tomorrow: 'jutro',
  minutes: (count: number) => `${number(count)}\u00A0min`,
} satisfies Messages['common'];
