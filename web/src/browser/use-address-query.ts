import { changeQuery, useAddress } from './address.ts';

/** Which part of a list the address asks for, such as `?page=2&search=choir`. */
export interface AddressQuery {
  page: number;
  search: string;
  /** Any further value of the query, '' when the address has none. */
  get: (name: string) => string;
  goToPage: (page: number) => void;
  searchFor: (text: string) => void;
}

/** What is no page number asks for the first; what is past the end the server places. */
const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** Kept in the address, the page and the search outlive a reload, and Back and links lead to them. */
export function useAddressQuery(): AddressQuery {
  const query = new URLSearchParams(useAddress().search);
  const get = (name: string) => query.get(name) ?? '';
  const search = get('search');
  return {
    page: PAGE_NUMBER.test(get('page')) ? Number(get('page')) : 1,
    search,
    get,
    goToPage: (page) => changeQuery({ page: page > 1 ? `${page}` : '' }),
    // Back undoes a search as a whole, not letter by letter.
    searchFor: (text) =>
      changeQuery({ search: text, page: '' }, { replace: text !== '' && search !== '' }),
  };
}
