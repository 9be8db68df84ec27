import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that goes with its row, because that was deleted, takes the focus with it. Then the list
 * catches it. `shown` is what the list shows. To be called before something is done to a row: it is
 * meant for the next change alone, and not for a reader who has pressed some other place by then.
 */
export function useFocusFallback(list: RefObject<HTMLElement | null>, shown: unknown): () => void {
  const acted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown now may lack the button.
  useEffect(() => {
    if (!acted.current) return;
    acted.current = false;
    if (document.activeElement === document.body) list.current?.focus();
  }, [list, shown]);

  function forget() {
    acted.current = false;
  }

  return () => {
    acted.current = true;
    addEventListener('pointerdown', forget, { once: true });
  };
}
