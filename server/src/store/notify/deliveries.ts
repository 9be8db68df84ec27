import { DAY_MS, HOUR_MS, SECOND_MS } from '@assembly/contract/limits';
import { type ExpressionBuilder, sql } from 'kysely';
import { isPostgres } from '../database/postgres.ts';
import type { DeliveriesTable, DeliveryChannel } from '../database/tables/notifications.ts';
import type { Database, Tables } from '../database/tables.ts';
import { clearRefusals, countRefusal } from './email-pauses.ts';

/** A process that dies while it sends loses its delivery to another one after this time. */
const LEASE_MS = 20 * SECOND_MS;
export const LEASE_RENEWAL_MS = 5 * SECOND_MS;
/** What could not be delivered by then is given up. */
const GIVEN_UP_AFTER_MS = 1 * DAY_MS;
/** Longer than any lease or retry: such a time was written while the clock was wrong. */
const IMPLAUSIBLE_MS = 2 * HOUR_MS;

/** A delivery that only this process sends. */
export type Claim = Pick<
  DeliveriesTable,
  'id' | 'notificationId' | 'userId' | 'deviceId' | 'attempts' | 'createdAt'
>;

interface ClaimOptions {
  channel: DeliveryChannel;
  /** During quiet hours. */
  isOnlyWeekly: boolean;
  now: number;
}

/** Claims the delivery that has waited longest. One statement, so that of several processes only one gets it. */
export async function claimDelivery(
  db: Database,
  { channel, isOnlyWeekly, now }: ClaimOptions,
): Promise<Claim | undefined> {
  const waiting = db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    .where('nextAt', '<=', now)
    .where('createdAt', '>', now - GIVEN_UP_AFTER_MS)
    .where((where) => isUnleased(where, now))
    .$if(isOnlyWeekly, (query) =>
      query.where('notificationId', 'in', (from) =>
        from.selectFrom('notifications').select('notifications.id').where('topic', '=', 'weekly'),
      ),
    )
    .orderBy('nextAt')
    .limit(1);
  // Most of the time nothing waits, and an update would make other writers wait.
  if (!(await waiting.executeTakeFirst())) return undefined;
  return await db
    .updateTable('deliveries')
    .set({ leasedUntil: now + LEASE_MS })
    .where('id', '=', isPostgres(db) ? waiting.forUpdate().skipLocked() : waiting)
    .returning(['id', 'notificationId', 'userId', 'deviceId', 'attempts', 'createdAt'])
    .executeTakeFirst();
}

const isUnleased = (delivery: ExpressionBuilder<Tables, 'deliveries'>, now: number) =>
  delivery.or([
    delivery('leasedUntil', '<=', now),
    delivery('leasedUntil', '>', now + IMPLAUSIBLE_MS),
  ]);

export async function renewLease(db: Database, id: string, now: number): Promise<void> {
  await change(db, id, { leasedUntil: now + LEASE_MS });
}

/** An accepted email ends the count of refusals of this address. */
export async function recordSent(
  db: Database,
  { id, userId, attempts }: Claim,
  { now, hadRefusals }: { now: number; hadRefusals: boolean },
): Promise<void> {
  await change(db, id, { ...finished('sent', now), attempts: attempts + 1, error: '' });
  if (hadRefusals) await clearRefusals(db, userId);
}

/** It is no longer wanted. */
export async function recordDropped(db: Database, { id }: Claim, now: number): Promise<void> {
  await change(db, id, finished('dropped', now));
}

export async function recordFailed(
  db: Database,
  { id, userId, attempts }: Claim,
  { error, isRefused, now }: { error: string; isRefused: boolean; now: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await change(trx, id, { ...finished('failed', now), attempts: attempts + 1, error });
    if (isRefused) await countRefusal(trx, { userId, error, now });
  });
}

/** It is tried again at `nextAt`. */
export async function recordLater(
  db: Database,
  { id }: Claim,
  again: Pick<DeliveriesTable, 'attempts' | 'nextAt' | 'error'>,
): Promise<void> {
  await change(db, id, { ...again, leasedUntil: 0 });
}

/**
 * Gives up what has waited for a day, also if it was never tried, as when the mail server is down. Corrects times that
 * were written while the clock was wrong. Returns how many were given up.
 */
export async function giveUpOld(db: Database, now: number, reason: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({
      ...finished('failed', now),
      error: sql`case when error = '' then ${reason} else error end`,
    })
    .where('state', '=', 'waiting')
    .where('createdAt', '<=', now - GIVEN_UP_AFTER_MS)
    .where((where) => isUnleased(where, now))
    .executeTakeFirst();
  await db
    .updateTable('deliveries')
    .set({ nextAt: now })
    .where('state', '=', 'waiting')
    .where('nextAt', '>', now + IMPLAUSIBLE_MS)
    .execute();
  return Number(numUpdatedRows);
}

const finished = (state: 'sent' | 'failed' | 'dropped', now: number) => ({
  state,
  leasedUntil: 0,
  finishedAt: now,
});

/** Not if another process has finished it, after this one had been suspended for longer than its lease. */
async function change(db: Database, id: string, values: Partial<DeliveriesTable>): Promise<void> {
  await db
    .updateTable('deliveries')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
