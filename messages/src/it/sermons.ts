import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  search: 'Cerca nei sermoni',
  series: 'Serie',
  allSeries: 'Tutte le serie',
  speaker: 'Chi predica',
  allSpeakers: 'Tutti i nomi',
  year: 'Anno',
  allYears: 'Tutti gli anni',
  count: (count: number) =>
    plural(count, {
      0: 'Nessun sermone',
      one: '1 sermone',
      many: `${number(count)} di sermoni`,
      other: `${number(count)} sermoni`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Nessun sermone trovato',
      one: '1 sermone trovato',
      many: `${number(count)} di sermoni trovati`,
      other: `${number(count)} sermoni trovati`,
    }),
  nothingFound: 'Nessun sermone trovato',
  nothingYet: 'Ancora nessun sermone',
  failed: 'Non è stato possibile caricare i sermoni.',
  listOfSermons: 'Elenco dei sermoni',
  pagesOfSermons: 'Pagine dei sermoni',
  continueListening: 'Riprendi l’ascolto',
  withoutDate: 'Senza data',
  left: (length: string) => `ancora\u00A0${length}`,
  play: (title: string) => `Ascolta: ${title}`,
  pause: (title: string) => `Pausa: ${title}`,
} satisfies Messages['sermons'];
