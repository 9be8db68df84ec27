import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element of limited height shows less than it holds. It takes `ref={ref}`. */
export function useIsTruncated() {
  const [isTruncated, setIsCut] = useState(false);
  const ref: RefCallback<HTMLElement> = useCallback((element) => {
    if (!element) return;
    // A pixel of rounding is nothing to miss.
    const look = () => setIsCut(element.scrollHeight > element.clientHeight + 1);
    // The browser scrolls to a focused link that is cut off; afterwards the text begins at its beginning.
    const scrollBack = () => element.scrollTo(0, 0);
    // When it has been laid out, and again when letters or window change. To ask sooner would have every one of them laid
    // out for itself.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('focusout', scrollBack);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusout', scrollBack);
    };
  }, []);
  return { ref, isTruncated };
}
