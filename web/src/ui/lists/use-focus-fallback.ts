import { type RefObject, useRef } from 'react';
import { useOnChange } from '../../browser/use-on-change.ts';

/**
 * Moves the focus to the list if the next change of `shown` removes the focused button, for example
 * with its deleted row. Call the returned function before acting on a row. It applies to one change,
 * and is canceled when the user presses something else.
 */
export function useFocusFallback(list: RefObject<HTMLElement | null>, shown: unknown): () => void {
  const isArmed = useRef(false);

  useOnChange(shown, () => {
    if (!isArmed.current) return;
    isArmed.current = false;
    if (document.activeElement === document.body) list.current?.focus();
  });

  function disarm() {
    isArmed.current = false;
  }

  return () => {
    isArmed.current = true;
    addEventListener('pointerdown', disarm, { once: true });
  };
}
