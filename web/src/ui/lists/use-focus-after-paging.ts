import { useEffect, useRef } from 'react';
import { focusOnFailure } from '../feedback/load-failed.tsx';

/**
 * Brings reader and focus to the head of the list once the page they asked for is there. `shownPage`
 * is the page whose items are drawn. The list takes `ref={list}` and `tabIndex={-1}`. Back and
 * Forward are not meant: the browser itself knows where on the page one was.
 */
export function useFocusAfterPaging<List extends HTMLElement>(shownPage: number | undefined) {
  const list = useRef<List>(null);
  const asked = useRef(false);
  const failed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new page that matters.
  useEffect(() => {
    // What failed may come later by itself, when the button to try again goes with the focus.
    const waited = failed.current && document.activeElement === document.body;
    failed.current = asked.current && !list.current;
    if (!asked.current && !waited) return;
    asked.current = false;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }, [shownPage]);

  return {
    list,
    /** To be called when the reader asks for another page. */
    focusOnceLoaded: () => {
      asked.current = true;
      focusOnFailure();
    },
  };
}
