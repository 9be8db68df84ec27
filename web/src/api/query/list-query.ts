/** The query of a list. The first page has none, so that its address is the one the server preloads. */
export const listQuery = (page: number, search = '') => ({
  search: search || undefined,
  page: page > 1 ? page : undefined,
});
