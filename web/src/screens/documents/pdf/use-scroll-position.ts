import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { PageLayout } from './page-layout.ts';

/**
 * Scrolls to the first page to be read, and holds the position when pages above turn out to have another shape.
 * Returns a function that scrolls to a page.
 */
export function useScrollPosition(
  scroller: RefObject<HTMLElement | null>,
  layout: PageLayout,
  startPage: number,
) {
  /** Undefined until the pages have a width. */
  const before = useRef<PageLayout>(undefined);

  function showPage(page: number) {
    const element = scroller.current;
    if (element) element.scrollTop = (layout.tops[page] ?? 0) - layout.gap;
  }

  const onLayout = useEffectEvent((next: PageLayout) => {
    const element = scroller.current;
    if (!element || next.width === 0) return;
    const previous = before.current;
    before.current = next;
    if (!previous) return showPage(startPage);
    // Zooming has its own fixed point.
    if (previous.width !== next.width) return;
    const position = element.scrollTop + previous.gap + 1;
    const page = previous.tops.findLastIndex((top) => top <= position);
    element.scrollTop += (next.tops[page] ?? 0) - (previous.tops[page] ?? 0);
  });
  useLayoutEffect(() => onLayout(layout), [layout]);

  return showPage;
}
