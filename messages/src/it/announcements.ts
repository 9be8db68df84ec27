import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

const more = (count: number) =>
  plural(count, {
    one: '1 altro',
    many: `Altri ${number(count)}`,
    other: `Altri ${number(count)}`,
  });

const fresh = (count: number) =>
  plural(count, {
    one: '1 nuovo',
    many: `${number(count)} nuovi`,
    other: `${number(count)} nuovi`,
  });

export default {
  search: 'Cerca negli annunci',
  count: (count: number) =>
    plural(count, {
      0: 'Nessun annuncio',
      one: '1 annuncio',
      many: `${number(count)} di annunci`,
      other: `${number(count)} annunci`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Nessun annuncio trovato',
      one: '1 annuncio trovato',
      many: `${number(count)} di annunci trovati`,
      other: `${number(count)} annunci trovati`,
    }),
  nothingFound: 'Nessun annuncio trovato',
  listOfAnnouncements: 'Elenco degli annunci',
  nothingInList: 'Nessun annuncio.',
  moreIn: <E>(
    count: number,
    newCount: number,
    list: string,
    hidden: (text: string) => E,
  ): Sentence<E> => [
    newCount > 0 ? `${more(count)}, ${fresh(newCount)}` : more(count),
    hidden(` in ${list}`),
  ],
  announcement: 'Annuncio',
  gone: 'Questo annuncio non è più nell’elenco.',
} satisfies Messages['announcements'];
