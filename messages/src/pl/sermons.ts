import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

const countSermons = (count: number) =>
  plural(count, {
    one: '1 kazanie',
    few: `${number(count)} kazania`,
    many: `${number(count)} kazań`,
    other: `${number(count)} kazania`,
  });

export default {
  search: 'Szukaj kazań',
  series: 'Cykl',
  allSeries: 'Wszystkie cykle',
  speaker: 'Kaznodzieja',
  allSpeakers: 'Wszyscy kaznodzieje',
  year: 'Rok',
  allYears: 'Wszystkie lata',
  count: countSermons,
  found: (count: number) => `Znaleziono ${countSermons(count)}`,
  nothingFound: 'Nie znaleziono kazań',
  nothingYet: 'Nie ma jeszcze kazań',
  failed: 'Nie udało się wczytać kazań.',
  listOfSermons: 'Lista kazań',
  pagesOfSermons: 'Strony kazań',
  continueListening: 'Słuchaj dalej',
  withoutDate: 'Bez daty',
  left: (length: string) => `jeszcze\u00A0${length}`,
  play: (title: string) => `Odtwórz: ${title}`,
  pause: (title: string) => `Wstrzymaj: ${title}`,
} satisfies Messages['sermons'];
