import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  search: 'Căutați în predici',
  series: 'Serie',
  allSeries: 'Toate seriile',
  speaker: 'Cine predică',
  allSpeakers: 'Toate numele',
  year: 'An',
  allYears: 'Toți anii',
  count: (count: number) =>
    plural(count, {
      0: 'Nicio predică',
      one: '1 predică',
      few: `${number(count)} predici`,
      other: `${number(count)} de predici`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Nicio predică găsită',
      one: '1 predică găsită',
      few: `${number(count)} predici găsite`,
      other: `${number(count)} de predici găsite`,
    }),
  nothingFound: 'Nicio predică găsită',
  nothingYet: 'Nicio predică încă',
  failed: 'Predicile nu s-au putut încărca.',
  listOfSermons: 'Lista predicilor',
  pagesOfSermons: 'Paginile predicilor',
  continueListening: 'Ascultați în continuare',
  withoutDate: 'Fără dată',
  left: (length: string) => `încă\u00A0${length}`,
  play: (title: string) => `Ascultați: ${title}`,
  pause: (title: string) => `Pauză: ${title}`,
} satisfies Messages['sermons'];
