import { useLayoutEffect } from 'react';

/** While active, the browser asks before the page is reloaded or closed. */
export function useConfirmUnload(isActive: boolean): void {
  // A layout effect: once inactive, the page may be left in the same moment.
  useLayoutEffect(() => {
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isActive) addEventListener('beforeunload', askFirst);
    return () => removeEventListener('beforeunload', askFirst);
  }, [isActive]);
}
