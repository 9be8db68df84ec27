import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@assembly/contract/limits';
import { type ExpressionBuilder, sql } from 'kysely';
import { isPostgres } from '../database/postgres.ts';
import type { DeliveriesTable, DeliveryChannel } from '../database/tables/notifications.ts';
import type { Database, Tables } from '../database/tables.ts';
import { clearRefusals, countRefusal } from './email-pauses.ts';

/** If a process dies while it sends, another one sends the delivery after this time. */
const LEASE_MS = 20 * SECOND_MS;
export const LEASE_RENEWAL_MS = 5 * SECOND_MS;
/** A delivery that still waits after this time is given up. */
const GIVEN_UP_AFTER_MS = 1 * DAY_MS;
/** Leases and retries are shorter. A time further ahead was written while the clock was wrong. */
const IMPLAUSIBLE_MS = 2 * HOUR_MS;

/** A delivery that only this process sends. */
export type Claim = Pick<
  DeliveriesTable,
  'id' | 'leaseId' | 'notificationId' | 'userId' | 'deviceId' | 'attempts' | 'createdAt'
>;

interface ClaimOptions {
  channel: DeliveryChannel;
  /** Only those of this topic. */
  topic?: 'weekly';
  now: number;
}

/** Claims the delivery that has waited longest. One statement, so that of several processes only one gets it. */
export async function claimDelivery(
  db: Database,
  { channel, topic, now }: ClaimOptions,
): Promise<Claim | undefined> {
  const notificationIds = topic && (await listRecent(db, topic, now));
  // Otherwise, all that wait for the end of the quiet hours would be read every second.
  if (notificationIds?.length === 0) return undefined;
  const waiting = db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    .where('nextAt', '<=', now)
    .where('createdAt', '>', now - GIVEN_UP_AFTER_MS)
    .where((where) => isUnleased(where, now))
    .$if(notificationIds !== undefined, (query) =>
      query.where('notificationId', 'in', notificationIds ?? []),
    )
    .orderBy('nextAt')
    .limit(1);
  // Most of the time nothing waits, and an update would make other writers wait.
  if (!(await waiting.executeTakeFirst())) return undefined;
  return await db
    .updateTable('deliveries')
    .set({ leasedUntil: now + LEASE_MS, leaseId: randomUUID() })
    .where('id', '=', isPostgres(db) ? waiting.forUpdate().skipLocked() : waiting)
    .returning(['id', 'leaseId', 'notificationId', 'userId', 'deviceId', 'attempts', 'createdAt'])
    .executeTakeFirst();
}

/** The ids of the notifications whose deliveries may still wait. */
async function listRecent(db: Database, topic: 'weekly', now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('id')
    .where('topic', '=', topic)
    .where('state', '=', 'queued')
    // It is queued up to a day after it was created.
    .where('createdAt', '>', now - 2 * GIVEN_UP_AFTER_MS)
    .execute();
  return rows.map(({ id }) => id);
}

const isUnleased = (delivery: ExpressionBuilder<Tables, 'deliveries'>, now: number) =>
  delivery.or([
    delivery('leasedUntil', '<=', now),
    delivery('leasedUntil', '>', now + IMPLAUSIBLE_MS),
  ]);

export async function renewLease(db: Database, claim: Claim, now: number): Promise<void> {
  await changeClaimed(db, claim, { leasedUntil: now + LEASE_MS }).execute();
}

/** An accepted email ends the count of refusals of this address. */
export async function recordSent(
  db: Database,
  claim: Claim,
  { now, hadRefusals }: { now: number; hadRefusals: boolean },
): Promise<void> {
  const { attempts, userId } = claim;
  // Even if another process has claimed it meanwhile: it was sent, and must not be repeated if that one fails.
  const sent = { ...finished('sent', now), attempts: attempts + 1, error: '' };
  await changeWaiting(db, claim, sent).execute();
  if (hadRefusals) await clearRefusals(db, userId);
}

/** Not sent, because it is not wanted. Does nothing if the notification was resumed meanwhile, which sets `createdAt`. */
export async function recordDropped(db: Database, claim: Claim, now: number): Promise<void> {
  await changeClaimed(db, claim, finished('dropped', now))
    .where('createdAt', '=', claim.createdAt)
    .execute();
}

/** Returns whether emails to the person are paused from now on. */
export async function recordFailed(
  db: Database,
  claim: Claim,
  { error, isRefused, now }: { error: string; isRefused: boolean; now: number },
): Promise<boolean> {
  const { attempts, userId } = claim;
  const failed = { ...finished('failed', now), attempts: attempts + 1, error };
  return await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await changeClaimed(trx, claim, failed).executeTakeFirst();
    if (!isRefused || numUpdatedRows === 0n) return false;
    return await countRefusal(trx, { userId, error, now });
  });
}

interface Retry {
  now: number;
  delayMs: number;
  /** Including this one, if it counts. */
  attempts: number;
  error?: string;
}

/** It is tried again after `delayMs`. */
export async function scheduleRetry(
  db: Database,
  claim: Claim,
  { now, delayMs, ...result }: Retry,
): Promise<void> {
  const retry = { ...result, nextAt: now + delayMs, leasedUntil: now };
  await changeClaimed(db, claim, retry).execute();
}

/**
 * Gives up deliveries that have waited for a day, even if they were never tried because the mail server is down.
 * Corrects times that were written while the clock was wrong. Returns how many were given up.
 */
export async function failExpired(db: Database, now: number, reason: string): Promise<number> {
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

/** Changes nothing if the lease has ended and another process has claimed or finished the delivery. */
const changeClaimed = (db: Database, claim: Claim, values: Partial<DeliveriesTable>) =>
  changeWaiting(db, claim, values).where('leaseId', '=', claim.leaseId);

const changeWaiting = (db: Database, { id }: Claim, values: Partial<DeliveriesTable>) =>
  db.updateTable('deliveries').set(values).where('id', '=', id).where('state', '=', 'waiting');
