import { HOUR_MS } from '@assembly/contract/limits';
import { isPostgres } from '../database/postgres.ts';
import type { Database, Tx } from '../database/tables.ts';

type Kind = 'sign-ups';

const INTERVAL_MS = 1 * HOUR_MS;

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
 * Returns how many events the next email reports, and starts counting again; undefined if nothing waits, or the last
 * email is less than an hour old. Call it in the transaction that queues the email.
 */
export async function claimBundle(trx: Tx, kind: Kind, now: number): Promise<number | undefined> {
  const bundle = await trx
    .selectFrom('email_bundles')
    .select('waiting')
    .where('kind', '=', kind)
    .where('waiting', '>', 0)
    .where((where) =>
      where.or([where('sentAt', '<=', now - INTERVAL_MS), where('sentAt', '>', now)]),
    )
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!bundle) return undefined;
  await trx
    .updateTable('email_bundles')
    .set({ waiting: 0, sentAt: now })
    .where('kind', '=', kind)
    .execute();
  return bundle.waiting;
}
