import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { list } from './language.ts';

export default {
  login: (assembly: string) => `Logowanie – ${assembly}`,
  description: (assembly: string) => `Wydarzenia, ogłoszenia i dokumenty: ${assembly}.`,
  needsScript: 'Ta aplikacja wymaga JavaScriptu. Proszę włączyć go w przeglądarce.',
  loginNeedsScript: 'Logowanie wymaga JavaScriptu. Proszę włączyć go w przeglądarce.',
  notLoaded: 'Nie udało się wczytać aplikacji.',
  notLoadedOffline: 'Nie udało się wczytać aplikacji. Brak połączenia z internetem.',

  outdated: {
    title: 'Proszę zaktualizować przeglądarkę',
    text: (assembly: string, browsers: string[]) =>
      `Aplikacja wspólnoty ${assembly} działa w tych przeglądarkach i w ich nowszych wersjach: ${list(browsers)}.`,
    iphone: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Na iPhonie lub iPadzie'),
      ' proszę otworzyć Ustawienia, Ogólne, Uaktualnienia i zainstalować najnowszy system iOS. Zaktualizuje to wszystkie przeglądarki.',
    ],
    android: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Na telefonie z Androidem'),
      ' proszę otworzyć Sklep Play, wyszukać Chrome i nacisnąć „Aktualizuj”.',
    ],
    computer: <E>(bold: (text: string) => E): Sentence<E> => [
      bold('Na komputerze'),
      ' proszę zaktualizować przeglądarkę albo zainstalować najnowszą wersję Firefoksa lub Chrome.',
    ],
    otherDevice:
      'Jeśli dla tego urządzenia nie ma aktualizacji, proszę otworzyć tę stronę na innym.',
  },
} satisfies Messages['pages'];
