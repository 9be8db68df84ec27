import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { currentPage, type PageLayout, visiblePages } from './page-layout.ts';

interface PagesInView {
  visible: number[];
  current: number;
}

/** Follows the scroll position. */
export function usePagesInView(scroller: RefObject<HTMLElement | null>, layout: PageLayout) {
  const [inView, setInView] = useState<PagesInView>({ visible: [], current: 0 });

  function update(pages: PageLayout) {
    const element = scroller.current;
    if (!element || pages.width === 0) return;
    const view = { top: element.scrollTop, height: element.clientHeight };
    const next = { visible: visiblePages(pages, view), current: currentPage(pages, view) };
    setInView((before) => (isSame(before, next) ? before : next));
  }

  const onScroll = useEffectEvent(() => update(layout));
  const onLayout = useEffectEvent(update);
  useLayoutEffect(() => onLayout(layout), [layout]);
  useEffect(() => {
    const element = scroller.current;
    const listener = () => onScroll();
    element?.addEventListener('scroll', listener, { passive: true });
    return () => element?.removeEventListener('scroll', listener);
  }, [scroller]);

  return inView;
}

const isSame = (a: PagesInView, b: PagesInView) =>
  a.current === b.current && a.visible.join() === b.visible.join();
