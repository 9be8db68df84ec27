import type { SandboxState } from '../data/sandbox-state.ts';

const kept = new WeakMap<SandboxState, Map<string, { key: string; list: unknown[] }>>();

/** A chosen and ordered list, kept for its later pages: 100,000 items are sorted once, not per page. */
export function cachedList<T>(
  state: SandboxState,
  noun: string,
  asked: unknown,
  make: () => T[],
): T[] {
  const lists = kept.get(state) ?? new Map<string, { key: string; list: unknown[] }>();
  kept.set(state, lists);
  const key = JSON.stringify([state.version, asked]);
  const before = lists.get(noun);
  if (before?.key === key) return before.list as T[];
  const list = make();
  lists.set(noun, { key, list });
  return list;
}
