import { hash } from 'node:crypto';
import type { Removal } from '@assembly/contract/removal';
import { needsConfirmation } from '@assembly/contract/sync';
import { groupRemovals, type Item } from './group-removals.ts';

export interface ReplaceOptions {
  /** The mark of what an administrator has seen to go, and lets go. If others would go by now, it is asked again. */
  confirmed: string;
  now: number;
  /** The ids of what is there but could not be read: the old ones stay. */
  unread?: string[];
}

export const NOTHING_CONFIRMED = '';
/** Whatever goes was asked for, as when an earlier state is put back. */
export const ALL_CONFIRMED = 'all';

/** More would go than may go unasked. Nothing was written. */
export class LargeRemovalError extends Error {
  override readonly name = 'LargeRemovalError';
  readonly count: number;
  /** The first of them. */
  readonly removals: Removal[];
  /** By which a confirmation names exactly these. */
  readonly mark: string;
  /** Others had been confirmed. */
  readonly isAskedAgain: boolean;

  constructor(going: Item[], had: Item[], confirmed: string) {
    super(`${going.length} items would be removed.`);
    this.count = going.length;
    this.removals = groupRemovals(going, had);
    this.mark = markOf(going);
    this.isAskedAgain = confirmed !== NOTHING_CONFIRMED;
  }
}

function markOf(items: Item[]): string {
  const ids = items.map(({ id }) => id).sort();
  return hash('sha256', JSON.stringify(ids), 'base64url');
}

/**
 * Stops a swap that would take away more than half of what `readHad` finds, id and title of all that counts as there,
 * unless these very ones were confirmed.
 */
export async function guardRemoval(
  readHad: () => Promise<Item[]>,
  removed: string[],
  { confirmed }: ReplaceOptions,
): Promise<void> {
  // Mostly nothing goes, and to read all that is there takes longer than to write what is new.
  if (removed.length === 0) return;
  const had = await readHad();
  const ids = new Set(removed);
  const going = had.filter(({ id }) => ids.has(id));
  if (!needsConfirmation(had.length, going.length)) return;
  if (confirmed === ALL_CONFIRMED || confirmed === markOf(going)) return;
  throw new LargeRemovalError(going, had, confirmed);
}
