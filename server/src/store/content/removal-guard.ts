import { hash } from 'node:crypto';
import { needsConfirmation, type Removal } from '@assembly/contract/sync';
import { compareTitles } from '@assembly/contract/text/compare-titles';
import type { Tx } from '../database/tables.ts';
import type { RowDiff } from './replace-rows.ts';
import type { HashedItem } from './unseen/item-changes.ts';

/** Limits the size of a run's record. */
const MAX_REMOVALS_LISTED = 200;

/** A stored item, with the fields that a person recognizes it by. */
export interface StoredItem {
  id: string;
  title: string;
  startsAt?: number | null;
  /** The id of the folder that it is in. */
  parentId?: string;
  /** The title of the list that it is in. */
  list?: string;
  isFolder?: 0 | 1;
  /** Only events have it; undefined if the calendar is no longer synced, because then its removal is intended. */
  calendarId?: string | undefined;
}

export interface ReplaceOptions<Rec = never> {
  /** The hash of the removals that an administrator confirmed. Any others need a new confirmation. */
  confirmed: string;
  now: number;
  /** The ids of items that could not be read: their stored rows stay. With '' among them, nothing is removed. */
  unreadable?: string[];
  /** What can be new to members. Without it, as when a snapshot is restored, nothing counts as new. */
  hashedItems?: HashedItem[];
  /** Called in the transaction, while the stored rows are still the old ones. */
  beforeWrite?: (trx: Tx, diff: RowDiff<Rec>) => Promise<void>;
}

export const NOTHING_CONFIRMED = '';
/** Every removal is intended, as when a snapshot is restored. */
export const ALL_CONFIRMED = 'all';

/** The run would remove more than half of the items, or of one calendar, without confirmation. Nothing was written. */
export class LargeRemovalError extends Error {
  override readonly name = 'LargeRemovalError';
  readonly count: number;
  readonly removals: Removal[];
  /** Identifies exactly these removals in a confirmation. */
  readonly hash: string;
  /** Other removals had been confirmed. */
  readonly hasOtherConfirmed: boolean;
  /** Not more than half of all items, but of those of one calendar. */
  readonly isOfCalendar: boolean;

  constructor(removals: StoredItem[], stored: StoredItem[], confirmed: string) {
    super(`${removals.length} items would be removed.`);
    this.count = removals.length;
    this.removals = groupRemovals(removals, stored);
    this.hash = hashOf(removals);
    this.hasOtherConfirmed = confirmed !== NOTHING_CONFIRMED;
    this.isOfCalendar = !needsConfirmation(stored.length, removals.length);
  }
}

function hashOf(items: StoredItem[]): string {
  const ids = items.map(({ id }) => id).sort();
  return hash('sha256', JSON.stringify(ids), 'base64url');
}

/**
 * Throws if more than half of the items that `readStored` returns, or of those of one calendar, would be removed, unless
 * exactly these removals were confirmed.
 */
export async function guardRemoval(
  readStored: () => Promise<StoredItem[]>,
  removed: string[],
  { confirmed }: Pick<ReplaceOptions, 'confirmed'>,
): Promise<void> {
  // Usually nothing is removed, and reading all stored items is slow.
  if (removed.length === 0) return;
  const stored = await readStored();
  const ids = new Set(removed);
  const removals = stored.filter(({ id }) => ids.has(id));
  const calendars = Map.groupBy(stored, ({ calendarId }) => calendarId);
  calendars.delete(undefined);
  const isLarge = [stored, ...calendars.values()].some((items) =>
    needsConfirmation(items.length, items.filter(({ id }) => ids.has(id)).length),
  );
  if (!isLarge) return;
  if (confirmed === ALL_CONFIRMED || confirmed === hashOf(removals)) return;
  throw new LargeRemovalError(removals, stored, confirmed);
}

/** The first removals, by time and folder. Items with the same title become one entry, so that a series does not hide others. */
function groupRemovals(removed: StoredItem[], stored: StoredItem[]): Removal[] {
  const titles = new Map(stored.map(({ id, title }) => [id, title]));
  const groups = new Map<string, Removal>();
  for (const { title, startsAt = null, parentId = '', list = '', isFolder } of removed) {
    const parentTitle = list || titles.get(parentId) || '';
    const key = JSON.stringify([title, parentTitle, isFolder]);
    const group = groups.get(key);
    if (group) {
      group.count += 1;
      group.from = pick(Math.min, group.from, startsAt);
      group.to = pick(Math.max, group.to, startsAt);
    } else {
      const rest = { from: startsAt, to: startsAt, parentTitle, isFolder: isFolder === 1 };
      groups.set(key, { title, count: 1, ...rest });
    }
  }
  return [...groups.values()].sort(byTimeAndParent).slice(0, MAX_REMOVALS_LISTED);
}

const pick = (which: (...all: number[]) => number, a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : which(a, b);

function byTimeAndParent(a: Removal, b: Removal): number {
  return (
    (a.from ?? 0) - (b.from ?? 0) ||
    compareTitles(a.parentTitle, b.parentTitle) ||
    compareTitles(a.title, b.title)
  );
}
