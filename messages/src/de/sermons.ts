import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  search: 'Predigten suchen',
  series: 'Reihe',
  allSeries: 'Alle Reihen',
  speaker: 'Predigt von',
  allSpeakers: 'Alle',
  year: 'Jahr',
  allYears: 'Alle Jahre',
  count: (count: number) =>
    plural(count, { one: '1 Predigt', other: `${number(count)} Predigten` }),
  found: (count: number) =>
    plural(count, { one: '1 Predigt gefunden', other: `${number(count)} Predigten gefunden` }),
  nothingFound: 'Keine Predigten gefunden',
  nothingYet: 'Noch keine Predigten',
  failed: 'Die Predigten konnten nicht geladen werden.',
  listOfSermons: 'Liste der Predigten',
  pagesOfSermons: 'Seiten der Predigten',
  continueListening: 'Weiterhören',
  withoutDate: 'Ohne Datum',
  left: (length: string) => `noch\u00A0${length}`,
  play: (title: string) => `Abspielen: ${title}`,
  pause: (title: string) => `Pause: ${title}`,
} satisfies Messages['sermons'];
