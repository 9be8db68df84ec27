import { needsConfirmation } from '@assembly/contract/sync';

const REMOVALS_LISTED = 50;

export interface SwapOptions {
  /** An administrator has seen what would go, and lets it go. */
  isConfirmed: boolean;
  /** How many those were: if more would go by now, it is asked again. Without it all may go. */
  seen?: number | undefined;
  now: number;
  /** The ids of what is there but could not be read: the old ones stay. */
  unread?: string[];
}

/** More would go than may go unasked. Nothing was written. */
export class SwapStopped extends Error {
  override readonly name = 'SwapStopped';
  readonly count: number;
  /** The titles of the first of them. */
  readonly removals: string[];
  /** How many were confirmed, if any were. */
  readonly seen: number | undefined;

  constructor(count: number, removals: string[], seen: number | undefined) {
    super(`${count} items would be removed.`);
    this.count = count;
    this.removals = removals;
    this.seen = seen;
  }
}

/** Whether nobody need look at what goes. */
export function mayAllGo({ isConfirmed, seen }: SwapOptions): boolean {
  return isConfirmed && seen === undefined;
}

/**
 * Stops a swap that would take away more than half of `had`, which lists id and title of all that counts as there,
 * unless no more go than were seen and confirmed.
 */
export function stopAtLargeRemoval(
  had: { id: string; title: string }[],
  removed: string[],
  { seen }: SwapOptions,
): void {
  const going = new Set(removed);
  const gone = had.filter(({ id }) => going.has(id));
  if (!needsConfirmation(had.length, gone.length) || gone.length <= (seen ?? 0)) return;
  const titles = gone.slice(0, REMOVALS_LISTED).map(({ title }) => title);
  throw new SwapStopped(gone.length, titles, seen);
}
