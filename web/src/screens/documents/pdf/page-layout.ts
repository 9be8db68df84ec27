/** Pages are stacked, all of the same width. Everything scales with that width, also the space between pages. */
const GAP = 0.015;

export interface PageLayout {
  /** Where each page begins, and at the end where the last one ends. */
  tops: number[];
  width: number;
  gap: number;
}

/** `ratios`: the height of each page, divided by its width. */
export function layOutPages(ratios: number[], width: number): PageLayout {
  const gap = GAP * width;
  const tops = [gap];
  for (const ratio of ratios) tops.push((tops.at(-1) ?? 0) + ratio * width + gap);
  return { tops, width, gap };
}

export interface View {
  top: number;
  height: number;
}

/** The pages, counted from 0, that are at least partly in view. */
export function visiblePages({ tops, gap }: PageLayout, { top, height }: View): number[] {
  const visible: number[] = [];
  for (let page = pageAt(tops, top); page < tops.length - 1; page += 1) {
    const start = tops[page] ?? 0;
    if (start >= top + height && visible.length > 0) break;
    const end = (tops[page + 1] ?? 0) - gap;
    if (end > top || page === tops.length - 2) visible.push(page);
  }
  return visible;
}

/** The page of which most is in view; the first of several. */
export function currentPage(layout: PageLayout, view: View): number {
  const { tops, gap } = layout;
  let current = 0;
  let most = 0;
  for (const page of visiblePages(layout, view)) {
    const start = Math.max(tops[page] ?? 0, view.top);
    const end = Math.min((tops[page + 1] ?? 0) - gap, view.top + view.height);
    // One pixel more is not more: positions are rounded.
    if (end - start <= most + 1) continue;
    most = end - start;
    current = page;
  }
  return current;
}

/** The last page that begins at or above this position. */
function pageAt(tops: number[], position: number): number {
  let low = 0;
  let high = tops.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return Math.max(low, 0);
}
