/** Which part of a list is asked for. */
export interface ListPart {
  page?: number;
  search?: string;
}

/** The address of a part of a list. The whole first page has no query: that is what is preloaded. */
export function listAddress(path: string, { page = 1, search = '' }: ListPart): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (page > 1) query.set('page', `${page}`);
  return query.size > 0 ? `${path}?${query}` : path;
}
