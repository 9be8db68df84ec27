import type { Messages } from '../catalog.ts';
import { number, plural } from './language.ts';

export default {
  search: 'Rechercher une prédication',
  series: 'Série',
  allSeries: 'Toutes les séries',
  speaker: 'Prédication par',
  allSpeakers: 'Tout le monde',
  year: 'Année',
  allYears: 'Toutes les années',
  count: (count: number) =>
    plural(count, {
      0: 'Aucune prédication',
      one: `${number(count)} prédication`,
      many: `${number(count)} de prédications`,
      other: `${number(count)} prédications`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Aucune prédication trouvée',
      one: `${number(count)} prédication trouvée`,
      many: `${number(count)} de prédications trouvées`,
      other: `${number(count)} prédications trouvées`,
    }),
  nothingFound: 'Aucune prédication trouvée',
  nothingYet: 'Pas encore de prédications',
  failed: 'Les prédications n’ont pas pu être chargées.',
  listOfSermons: 'Liste des prédications',
  pagesOfSermons: 'Pages des prédications',
  continueListening: 'Reprendre l’écoute',
  withoutDate: 'Sans date',
  left: (length: string) => `encore\u00A0${length}`,
  play: (title: string) => `Écouter : ${title}`,
  pause: (title: string) => `Pause : ${title}`,
} satisfies Messages['sermons'];
