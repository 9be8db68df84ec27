import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

const fresh = (count: number) =>
  plural(count, { one: '1 nou', few: `${number(count)} noi`, other: `${number(count)} noi` });

export default {
  search: 'Căutați în anunțuri',
  count: (count: number) =>
    plural(count, {
      0: 'Niciun anunț',
      one: '1 anunț',
      few: `${number(count)} anunțuri`,
      other: `${number(count)} de anunțuri`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Niciun anunț găsit',
      one: '1 anunț găsit',
      few: `${number(count)} anunțuri găsite`,
      other: `${number(count)} de anunțuri găsite`,
    }),
  nothingFound: 'Niciun anunț găsit',
  listOfAnnouncements: 'Lista anunțurilor',
  nothingInList: 'Niciun anunț.',
  moreIn: <E>(
    count: number,
    newCount: number,
    list: string,
    hidden: (text: string) => E,
  ): Sentence<E> => [
    newCount > 0 ? `Încă ${number(count)}, ${fresh(newCount)}` : `Încă ${number(count)}`,
    hidden(` în ${list}`),
  ],
  announcement: 'Anunț',
  gone: 'Acest anunț nu mai este în listă.',
} satisfies Messages['announcements'];
