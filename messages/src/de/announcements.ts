import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  search: 'Ankündigungen suchen',
  count: (count: number) =>
    plural(count, { one: '1 Ankündigung', other: `${number(count)} Ankündigungen` }),
  found: (count: number) =>
    plural(count, {
      one: '1 Ankündigung gefunden',
      other: `${number(count)} Ankündigungen gefunden`,
    }),
  nothingFound: 'Keine Ankündigungen gefunden',
  listOfAnnouncements: 'Liste der Ankündigungen',
  nothingInList: 'Keine Ankündigungen.',
  moreIn: <E>(
    count: number,
    newCount: number,
    list: string,
    hidden: (text: string) => E,
  ): Sentence<E> => [
    newCount > 0 ? `${number(count)} weitere, ${number(newCount)} neu` : `${number(count)} weitere`,
    hidden(` in „${list}“`),
  ],
  announcement: 'Ankündigung',
  gone: 'Diese Ankündigung ist nicht mehr in der Liste.',
} satisfies Messages['announcements'];
