import { HOUR_MS } from '@assembly/contract/limits';
import type { Database } from '../database/tables.ts';

type Kind = 'sign-ups';

const INTERVAL_MS = 1 * HOUR_MS;

/** The right to send one email about that many events. */
export interface BundleClaim {
  kind: Kind;
  count: number;
  at: number;
}

/** Counts an event for the next email. */
export async function addToBundle(db: Database, kind: Kind): Promise<void> {
  await db
    .insertInto('email_bundles')
    .values({ kind, waiting: 1, sentAt: 0 })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet((set) => ({
        waiting: set('email_bundles.waiting', '+', 1),
      })),
    )
    .execute();
}

/**
 * Claims the next email, if anything waits for one and the last one is an hour old. One statement, so that of several
 * processes only one gets it. Events stay counted until `settleBundle`: if the process dies, they are claimed again.
 */
export async function claimBundle(
  db: Database,
  kind: Kind,
  now: number,
): Promise<BundleClaim | undefined> {
  const claimed = await db
    .updateTable('email_bundles')
    .set({ sentAt: now })
    .where('kind', '=', kind)
    .where('waiting', '>', 0)
    // A time further ahead was recorded while the clock was wrong.
    .where((where) =>
      where.or([where('sentAt', '<=', now - INTERVAL_MS), where('sentAt', '>', now + INTERVAL_MS)]),
    )
    .returning('waiting')
    .executeTakeFirst();
  return claimed && { kind, count: claimed.waiting, at: now };
}

/** The email was sent. */
export async function settleBundle(db: Database, { kind, count, at }: BundleClaim): Promise<void> {
  await db
    .updateTable('email_bundles')
    .set((set) => ({ waiting: set('waiting', '-', count) }))
    .where('kind', '=', kind)
    .where('sentAt', '=', at)
    .execute();
}

/** Sending failed: allow a retry at once. */
export async function releaseBundle(db: Database, { kind, at }: BundleClaim): Promise<void> {
  await db
    .updateTable('email_bundles')
    .set({ sentAt: 0 })
    .where('kind', '=', kind)
    .where('sentAt', '=', at)
    .execute();
}
