import type { SandboxState } from '../data/sandbox-state.ts';

type CachedList = { key: string; items: unknown[] };

const caches = new WeakMap<SandboxState, Map<string, CachedList>>();

/** Filters and sorts a list once for all of its pages, until the data or the query changes. */
export function cachedList<T>(
  state: SandboxState,
  name: string,
  query: unknown,
  makeList: () => T[],
): T[] {
  const cache = caches.get(state) ?? new Map<string, CachedList>();
  caches.set(state, cache);
  const key = JSON.stringify([state.version, query]);
  const cached = cache.get(name);
  if (cached?.key === key) return cached.items as T[];
  const items = makeList();
  cache.set(name, { key, items });
  return items;
}
