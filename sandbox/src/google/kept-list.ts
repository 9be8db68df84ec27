import type { World } from '../data/world.ts';

const kept = new WeakMap<World, Map<string, { key: string; list: unknown[] }>>();

/** A chosen and ordered list, kept for its later pages: 100,000 items are sorted once, not per page. */
export function keptList<T>(world: World, noun: string, asked: unknown, make: () => T[]): T[] {
  const lists = kept.get(world) ?? new Map<string, { key: string; list: unknown[] }>();
  kept.set(world, lists);
  const key = JSON.stringify([world.version, asked]);
  const before = lists.get(noun);
  if (before?.key === key) return before.list as T[];
  const list = make();
  lists.set(noun, { key, list });
  return list;
}
