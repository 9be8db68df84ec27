import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

const fresh = (count: number) =>
  plural(count, { 1: '1 novo', many: `${number(count)} novos`, other: `${number(count)} novos` });

export default {
  search: 'Buscar nos avisos',
  count: (count: number) =>
    plural(count, {
      0: 'Nenhum aviso',
      one: '1 aviso',
      many: `${number(count)} de avisos`,
      other: `${number(count)} avisos`,
    }),
  found: (count: number) =>
    plural(count, {
      0: 'Nenhum aviso encontrado',
      one: '1 aviso encontrado',
      many: `${number(count)} de avisos encontrados`,
      other: `${number(count)} avisos encontrados`,
    }),
  nothingFound: 'Nenhum aviso encontrado',
  listOfAnnouncements: 'Lista de avisos',
  nothingInList: 'Nenhum aviso.',
  moreIn: <E>(
    count: number,
    newCount: number,
    list: string,
    hidden: (text: string) => E,
  ): Sentence<E> => [
    newCount > 0 ? `Mais ${number(count)}, ${fresh(newCount)}` : `Mais ${number(count)}`,
    hidden(` em ${list}`),
  ],
  announcement: 'Aviso',
  gone: 'Este aviso não está mais na lista.',
} satisfies Messages['announcements'];
