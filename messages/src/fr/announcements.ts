import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  search: 'Rechercher une annonce',
  count: (count: number) =>
    plural(count, {
      0: 'Aucune annonce',
      one: `${number(count)} annonce`,
      many: `${number(count)} d’annonces`,
      other: `${number(count)} annonces`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Aucune annonce trouvée',
      one: `${number(count)} annonce trouvée`,
      many: `${number(count)} d’annonces trouvées`,
      other: `${number(count)} annonces trouvées`,
    }),
  nothingFound: 'Aucune annonce trouvée',
  listOfAnnouncements: 'Liste des annonces',
  nothingInList: 'Aucune annonce.',
  moreIn: <E>(
    count: number,
    newCount: number,
    list: string,
    hidden: (text: string) => E,
  ): Sentence<E> => [
    newCount > 0
      ? `${number(count)} de plus, dont ${plural(newCount, { one: `${number(newCount)} nouvelle`, other: `${number(newCount)} nouvelles` })}`
      : `${number(count)} de plus`,
    hidden(` dans « ${list} »`),
  ],
  announcement: 'Annonce',
  gone: 'Cette annonce n’est plus dans la liste.',
} satisfies Messages['announcements'];
