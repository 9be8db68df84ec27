import { useEffect } from 'react';
import { afterPaint } from '../browser/timing.ts';

/**
 * When an update removes the focused element, moves the focus to the nearest element around it that can have it, such as
 * the list of a deleted row. After a dialog closes, it starts from what had the focus before the dialog.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    // Something may have been focused while this was being loaded.
    let around = isFocusLost() ? [] : elementsAround(document.activeElement as Element);
    let aroundDialog: Element[] = [];

    function remember({ target }: FocusEvent) {
      around = elementsAround(target as Element);
      if (around.some(({ tagName }) => tagName === 'DIALOG')) around.push(...aroundDialog);
      else aroundDialog = around;
    }

    /** Nothing has the focus because the user pressed elsewhere. */
    function forget({ target, relatedTarget }: FocusEvent) {
      if (relatedTarget) return;
      // Some browsers send this event while they remove the element.
      queueMicrotask(() => {
        if ((target as Element).isConnected && isFocusLost()) around = [];
      });
    }

    function restore() {
      if (around.length === 0 || !isFocusLost()) return;
      const nearest =
        around.find((element) => element.isConnected && element.matches('[tabindex]')) ??
        document.querySelector('main');
      (nearest as HTMLElement | null)?.focus({ preventScroll: true });
    }

    // Later than effects that move the focus themselves.
    const observer = new MutationObserver(() => isFocusLost() && afterPaint(restore));
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', remember);
    addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', remember);
      removeEventListener('focusout', forget);
    };
  }, []);
}

const isFocusLost = () => document.activeElement === document.body;

function elementsAround(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...elementsAround(parent)] : [];
}
