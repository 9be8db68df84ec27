import { hash } from 'node:crypto';
import { needsConfirmation, type Removal } from '@assembly/contract/sync';
import { groupRemovals, type StoredItem } from './group-removals.ts';

export interface ReplaceOptions {
  /** The mark of the removals that an administrator confirmed. Others are asked about again. */
  confirmed: string;
  now: number;
  /** The ids of items that could not be read: their stored rows stay. With '' among them, nothing is removed. */
  unread?: string[];
}

export const NOTHING_CONFIRMED = '';
/** Every removal is intended, as when a snapshot is restored. */
export const ALL_CONFIRMED = 'all';

/** The run would remove more than half of the items without confirmation. Nothing was written. */
export class LargeRemovalError extends Error {
  override readonly name = 'LargeRemovalError';
  readonly count: number;
  readonly removals: Removal[];
  /** Identifies exactly these removals in a confirmation. */
  readonly mark: string;
  /** Other removals had been confirmed. */
  readonly isAskedAgain: boolean;

  constructor(removals: StoredItem[], stored: StoredItem[], confirmed: string) {
    super(`${removals.length} items would be removed.`);
    this.count = removals.length;
    this.removals = groupRemovals(removals, stored);
    this.mark = markOf(removals);
    this.isAskedAgain = confirmed !== NOTHING_CONFIRMED;
  }
}

function markOf(items: StoredItem[]): string {
  const ids = items.map(({ id }) => id).sort();
  return hash('sha256', JSON.stringify(ids), 'base64url');
}

/** Throws if more than half of the items that `readStored` returns would be removed, unless exactly these were confirmed. */
export async function guardRemoval(
  readStored: () => Promise<StoredItem[]>,
  removed: string[],
  { confirmed }: ReplaceOptions,
): Promise<void> {
  // Usually nothing is removed, and reading all stored items is slow.
  if (removed.length === 0) return;
  const stored = await readStored();
  const ids = new Set(removed);
  const removals = stored.filter(({ id }) => ids.has(id));
  if (!needsConfirmation(stored.length, removals.length)) return;
  if (confirmed === ALL_CONFIRMED || confirmed === markOf(removals)) return;
  throw new LargeRemovalError(removals, stored, confirmed);
}
