import { changeQuery, useAddress } from './address.ts';

/** Anything else means the first page. A number past the end is handled by the server. */
const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/**
 * The page and search of a list, such as `?page=2&search=choir`. They are stored in the address, so
 * that they survive a reload and can be linked to.
 */
export function useAddressQuery() {
  const query = new URLSearchParams(useAddress().search);
  const get = (name: string) => query.get(name) ?? '';
  const search = get('search');
  return {
    page: PAGE_NUMBER.test(get('page')) ? Number(get('page')) : 1,
    search,
    get,
    goToPage: (page: number) => changeQuery({ page: page > 1 ? `${page}` : '' }),
    // One history entry per search, not per keystroke.
    searchFor: (text: string) =>
      changeQuery({ search: text, page: '' }, { replace: text !== '' && search !== '' }),
  };
}
