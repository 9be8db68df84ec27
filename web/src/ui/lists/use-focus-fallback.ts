import { type RefObject, useRef } from 'react';
import { useOnChange } from '../../browser/use-on-change.ts';

/**
 * Moves the focus to the list when the next change of `shown` removes the focused button, such as
 * that of a deleted row. Call the returned function before acting on a row. It applies to that one
 * change only, and not once the user has pressed something else.
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
