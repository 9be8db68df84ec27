import { useRef } from 'react';
import { useOnChange } from '../../browser/use-on-change.ts';
import { focusOnFailure } from '../feedback/load-failed.tsx';

/**
 * Scrolls to the list and focuses it once a requested page is shown. `shownPage` is the page whose
 * items are rendered. The list takes `ref={list}` and `tabIndex={-1}`. Back and Forward are left to
 * the browser, which restores the scroll position itself.
 */
export function useFocusAfterPaging<List extends HTMLElement>(shownPage: number | undefined) {
  const list = useRef<List>(null);
  const isRequested = useRef(false);
  const hasFailed = useRef(false);
  const cancelFocus = useRef(() => {});

  useOnChange(shownPage, () => {
    // A failed page may load later by itself; the focused retry button then disappears.
    const isFocusLost = hasFailed.current && document.activeElement === document.body;
    hasFailed.current = isRequested.current && !list.current;
    if (list.current) cancelFocus.current();
    if (!isRequested.current && !isFocusLost) return;
    isRequested.current = false;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  });

  return {
    list,
    /** To be called when the user asks for another page. */
    focusOnceLoaded: () => {
      isRequested.current = true;
      cancelFocus.current = focusOnFailure();
    },
  };
}
