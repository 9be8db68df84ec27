/** Up to this many pages, all are offered. */
const ALL_MOST = 7;

type Offered = number | 'gap before' | 'gap after';

/**
 * The first page, the last and those around the present one: always seven places, so that the
 * buttons stand still while one goes through the pages.
 */
export function visiblePages(page: number, pageCount: number): Offered[] {
  if (pageCount <= ALL_MOST) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap before', ...range(pageCount - 4, pageCount)];
  return [1, 'gap before', page - 1, page, page + 1, 'gap after', pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}
