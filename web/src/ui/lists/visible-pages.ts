/** Up to this many pages, every page number is shown. */
const MAX_BUTTONS = 7;

type PageButton = number | 'gap before' | 'gap after';

/** First, last and neighboring pages: always seven entries, so that the buttons do not move. */
export function visiblePages(page: number, pageCount: number): PageButton[] {
  if (pageCount <= MAX_BUTTONS) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap before', ...range(pageCount - 4, pageCount)];
  return [1, 'gap before', page - 1, page, page + 1, 'gap after', pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
