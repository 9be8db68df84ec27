import { needsConfirmation } from '@assembly/contract/sync';

const REMOVALS_LISTED = 50;

export interface SwapOptions {
  /** How many an administrator has seen to go, and lets go. If more would go by now, it is asked again. */
  confirmed: number;
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
  /** How many of them were confirmed. */
  readonly confirmed: number;

  constructor(count: number, removals: string[], confirmed: number) {
    super(`${count} items would be removed.`);
    this.count = count;
    this.removals = removals;
    this.confirmed = confirmed;
  }
}

/**
 * Stops a swap that would take away more than half of `had`, which lists id and title of all that counts as there,
 * unless no more go than were confirmed.
 */
export function stopAtLargeRemoval(
  had: { id: string; title: string }[],
  removed: string[],
  { confirmed }: SwapOptions,
): void {
  const going = new Set(removed);
  const gone = had.filter(({ id }) => going.has(id));
  if (!needsConfirmation(had.length, gone.length) || gone.length <= confirmed) return;
  const titles = gone.slice(0, REMOVALS_LISTED).map(({ title }) => title);
  throw new SwapStopped(gone.length, titles, confirmed);
}
