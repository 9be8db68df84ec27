import { changeQuery, useAddress } from './address.ts';

/** The page and search of a list in the address, such as `?page=2&search=choir`. */
export interface AddressQuery {
  page: number;
  search: string;
  /** Any other query value, or ''. */
  get: (name: string) => string;
  goToPage: (page: number) => void;
  searchFor: (text: string) => void;
}

/** Anything else means the first page. A number past the end is handled by the server. */
const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** List state is stored in the address, so that it survives a reload and can be linked to. */
export function useAddressQuery(): AddressQuery {
  const query = new URLSearchParams(useAddress().search);
  const get = (name: string) => query.get(name) ?? '';
  const search = get('search');
  return {
    page: PAGE_NUMBER.test(get('page')) ? Number(get('page')) : 1,
    search,
    get,
    goToPage: (page) => changeQuery({ page: page > 1 ? `${page}` : '' }),
    // One history entry per search, not per letter.
    searchFor: (text) =>
      changeQuery({ search: text, page: '' }, { replace: text !== '' && search !== '' }),
  };
}
