import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number, plural } from './language.ts';

export default {
  search: 'Buscar anuncios',
  count: (count: number) =>
    plural(count, {
      one: '1 anuncio',
      many: `${number(count)} de anuncios`,
      other: `${number(count)} anuncios`,
    }),
  found: (count: number) =>
    plural(count, {
      one: '1 anuncio encontrado',
      many: `${number(count)} de anuncios encontrados`,
      other: `${number(count)} anuncios encontrados`,
    }),
  nothingFound: 'No se encontraron anuncios',
  listOfAnnouncements: 'Lista de anuncios',
  nothingInList: 'No hay anuncios.',
  moreIn: <E>(
    count: number,
    newCount: number,
    list: string,
    hidden: (text: string) => E,
  ): Sentence<E> => [
    newCount > 0
      ? `${number(count)} más, ${plural(newCount, { one: '1 nuevo', other: `${number(newCount)} nuevos` })}`
      : `${number(count)} más`,
    hidden(` en «${list}»`),
  ],
  announcement: 'Anuncio',
  gone: 'Este anuncio ya no está en la lista.',
} satisfies Messages['announcements'];
