import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { sql } from 'kysely';
import { isPostgres } from '../../store/database/postgres.ts';
import type {
  DeliveriesTable,
  DeliveryChannel,
} from '../../store/database/tables/notifications.ts';
import type { Database } from '../../store/database/tables.ts';
import { clearRefusals, countRefusal } from './email-pauses.ts';

/** If a process dies while it sends, another one sends the delivery after this time. */
const LEASE_MS = 20 * SECOND_MS;
export const LEASE_RENEWAL_MS = 5 * SECOND_MS;
/** A delivery that still waits after this time is given up. */
const GIVEN_UP_AFTER_MS = 1 * DAY_MS;
const LONGEST_RETRY_MS = 1 * HOUR_MS;

/** A delivery that only this process sends. */
export type Claim = Pick<
  DeliveriesTable,
  'id' | 'leaseId' | 'notificationId' | 'userId' | 'deviceId' | 'attempts'
>;

/** Claims the delivery that has waited longest. One statement, so that of several processes only one gets it. */
export async function claimDelivery(
  db: Database,
  channel: DeliveryChannel,
  now: number,
): Promise<Claim | undefined> {
  const waiting = db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    .where('nextAt', '<=', now)
    .where('createdAt', '>', now - GIVEN_UP_AFTER_MS)
    .where('leasedUntil', '<=', now)
    .orderBy('nextAt')
    .limit(1);
  // Most of the time nothing waits, and an update would make other writers wait.
  if (!(await waiting.executeTakeFirst())) return undefined;
  return await db
    .updateTable('deliveries')
    .set({ leasedUntil: now + LEASE_MS, leaseId: randomUUID() })
    .where('id', '=', isPostgres(db) ? waiting.forUpdate().skipLocked() : waiting)
    .returning(['id', 'leaseId', 'notificationId', 'userId', 'deviceId', 'attempts'])
    .executeTakeFirst();
}

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

/** Not sent, because it is not wanted. */
export async function recordDropped(db: Database, claim: Claim, now: number): Promise<void> {
  await changeClaimed(db, claim, finished('dropped', now)).execute();
}

interface Failure {
  error: string;
  /** The mail server has rejected the address. */
  isRecipientRejected: boolean;
  now: number;
}

/** Returns whether emails to the person are paused from now on. */
export async function recordFailed(
  db: Database,
  claim: Claim,
  { error, isRecipientRejected, now }: Failure,
): Promise<boolean> {
  const { attempts, userId } = claim;
  const failed = { ...finished('failed', now), attempts: attempts + 1, error };
  return await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await changeClaimed(trx, claim, failed).executeTakeFirst();
    if (!isRecipientRejected || numUpdatedRows === 0n) return false;
    return await countRefusal(trx, { userId, error, now });
  });
}

/** It is tried again after 1, 2, 4, … minutes, at most one hour apart; later if the push service asks for that. */
export async function scheduleRetry(
  db: Database,
  claim: Claim,
  { error, now, retryAfterMs = 0 }: { error: string; now: number; retryAfterMs?: number },
): Promise<void> {
  const delayMs = Math.min(MINUTE_MS * 2 ** Math.min(claim.attempts, 10), LONGEST_RETRY_MS);
  const nextAt = now + Math.max(retryAfterMs, delayMs);
  // The lease ends; its time says when it was tried.
  const retry = { attempts: claim.attempts + 1, error, nextAt, leasedUntil: now };
  await changeClaimed(db, claim, retry).execute();
}

/**
 * Gives up deliveries that have waited for a day, even if they were never tried because the mail server is down. Returns
 * how many were given up.
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
    .where('leasedUntil', '<=', now)
    .executeTakeFirst();
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
