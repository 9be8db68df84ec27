import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False while prerendering and hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
