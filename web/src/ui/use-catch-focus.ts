import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that goes with its row, because that was deleted, takes the focus with it. Then the list
 * catches it. `shown` is what the list shows. To be called before something is done to a row.
 */
export function useCatchFocus(list: RefObject<HTMLElement | null>, shown: unknown): () => void {
  const acted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown now may lack the button.
  useEffect(() => {
    if (!acted.current || document.activeElement !== document.body) return;
    acted.current = false;
    list.current?.focus();
  }, [list, shown]);

  return () => {
    acted.current = true;
  };
}
