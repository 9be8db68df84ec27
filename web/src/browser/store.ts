import { useSyncExternalStore } from 'react';

/** A value outside of React that components can follow. */
export function createStore<Value>(initial: Value) {
  let current = initial;
  const listeners = new Set<() => void>();
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  const get = () => current;
  return {
    get,
    subscribe,
    set(next: Value) {
      current = next;
      for (const listener of listeners) listener();
    },
    /** While prerendering and hydrating, the value is the initial one. */
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
