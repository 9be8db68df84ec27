import { type RefCallback, useCallback, useState } from 'react';

/** Whether the element with this `ref` overflows its limited height. */
export function useIsTruncated() {
  const [isTruncated, setIsTruncated] = useState(false);
  const ref: RefCallback<HTMLElement> = useCallback((element) => {
    if (!element) return;
    // Allow for a pixel of rounding.
    const measure = () => setIsTruncated(element.scrollHeight > element.clientHeight + 1);
    // The browser scrolls a truncated link into view on focus: scroll back afterwards.
    const scrollBack = () => element.scrollTo(0, 0);
    // Measured after layout. Measuring now would force a layout for every card.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('focusout', scrollBack);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusout', scrollBack);
    };
  }, []);
  return { ref, isTruncated };
}
