import type { Removal } from '@assembly/contract/sync';
import { compareTitles } from '../../compare-titles.ts';

/** Limits the size of a run's record. */
const REMOVALS_LISTED = 200;

/** A stored item, with what a person recognizes it by. */
export interface StoredItem {
  id: string;
  title: string;
  startsAt?: number | null;
  /** The id of the folder that it is in. */
  parentId?: string;
  /** The title of the list that it is in. */
  list?: string;
  isFolder?: 0 | 1;
}

/** The first removals by time and folder. Items with the same title become one entry, so that a series does not hide others. */
export function groupRemovals(removed: StoredItem[], stored: StoredItem[]): Removal[] {
  const titles = new Map(stored.map(({ id, title }) => [id, title]));
  const groups = new Map<string, Removal>();
  for (const { title, startsAt = null, parentId = '', list = '', isFolder } of removed) {
    const place = list || titles.get(parentId) || '';
    const key = JSON.stringify([title, place, isFolder]);
    const group = groups.get(key);
    if (group) {
      group.count += 1;
      group.from = pick(Math.min, group.from, startsAt);
      group.to = pick(Math.max, group.to, startsAt);
    } else {
      const rest = { from: startsAt, to: startsAt, place, isFolder: isFolder === 1 };
      groups.set(key, { title, count: 1, ...rest });
    }
  }
  return [...groups.values()].sort(byTimeAndPlace).slice(0, REMOVALS_LISTED);
}

const pick = (which: (...all: number[]) => number, a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : which(a, b);

function byTimeAndPlace(a: Removal, b: Removal): number {
  return (
    (a.from ?? 0) - (b.from ?? 0) ||
    compareTitles(a.place, b.place) ||
    compareTitles(a.title, b.title)
  );
}
