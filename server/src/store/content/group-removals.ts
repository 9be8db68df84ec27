import type { Removal } from '@assembly/contract/removal';
import { compareTitles } from '../../compare-titles.ts';

/** How many lines are listed: a record of a run stays small, however much would go. */
const REMOVALS_LISTED = 200;

/** Something that is there, with what a person knows it by. */
export interface Item {
  id: string;
  title: string;
  startsAt?: number | null;
  /** The id of the folder that it is in. */
  parentId?: string;
  /** The title of the list that it is in. */
  list?: string;
  isFolder?: 0 | 1;
}

/** The first of what would go, by time and place. What repeats is told once: fifty lines of a choir's practice hide the feast. */
export function groupRemovals(going: Item[], had: Item[]): Removal[] {
  const titles = new Map(had.map(({ id, title }) => [id, title]));
  const lines = new Map<string, Removal>();
  for (const { title, startsAt = null, parentId = '', list = '', isFolder } of going) {
    const place = list || titles.get(parentId) || '';
    const key = JSON.stringify([title, place, isFolder]);
    const line = lines.get(key);
    if (line) {
      line.count += 1;
      line.from = pick(Math.min, line.from, startsAt);
      line.to = pick(Math.max, line.to, startsAt);
    } else {
      const more = { from: startsAt, to: startsAt, place, isFolder: isFolder === 1 };
      lines.set(key, { title, count: 1, ...more });
    }
  }
  return [...lines.values()].sort(byTimeAndPlace).slice(0, REMOVALS_LISTED);
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
