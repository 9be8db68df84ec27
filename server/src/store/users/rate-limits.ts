import { MINUTE_MS } from '@assembly/contract/limits';
import { lockForTransaction } from '../database/postgres.ts';
import type { AttemptsTable } from '../database/tables/users.ts';
import type { Database, Tx } from '../database/tables.ts';

export interface AttemptLimit {
  /** The attempts that are counted together. */
  scope: { account?: string; network?: string; sitePrefix?: string };
  max: number;
  windowMs: number;
}

export type Admission =
  | { admitted: string }
  /** The limit is reached; the next attempt may be made after this time. */
  | { waitMs: number }
  /** Too many attempts are in progress to know whether another one is allowed. */
  | { undecided: true };

/** An unsettled attempt stops counting after this time, because its process has died. */
const UNSETTLED_LIFE_MS = 1 * MINUTE_MS;

/**
 * Later attempts count as well, up to this: other processes may have been faster to get the lock, or their clocks may be
 * ahead. Those of a clock that was set back do not.
 */
const AHEAD_MS = 1 * MINUTE_MS;

/**
 * Records an attempt, unless a limit is reached. It is recorded before its outcome is known, so that a hundred attempts
 * at the same time cannot all pass; then it is settled or withdrawn.
 */
export async function admitAttempt(
  db: Database,
  attempt: Omit<AttemptsTable, 'isSettled'>,
  limits: AttemptLimit[],
): Promise<Admission> {
  return await db.transaction().execute(async (trx) => {
    for (const name of lockNames(attempt.kind, limits)) await lockForTransaction(trx, name);
    for (const limit of limits) {
      const refusal = await checkLimit(trx, attempt, limit);
      if (refusal) return refusal;
    }
    await trx
      .insertInto('attempts')
      .values({ ...attempt, isSettled: 0 })
      .execute();
    return { admitted: attempt.id };
  });
}

export async function settleAttempt(db: Database, id: string): Promise<void> {
  await db.updateTable('attempts').set({ isSettled: 1 }).where('id', '=', id).execute();
}

export async function withdrawAttempt(db: Database, id: string): Promise<void> {
  await db.deleteFrom('attempts').where('id', '=', id).execute();
}

export async function removeAttemptsBefore(db: Database, before: number): Promise<void> {
  await db.deleteFrom('attempts').where('at', '<', before).execute();
}

// Always in the same order, so that two transactions cannot deadlock.
function lockNames(kind: string, limits: AttemptLimit[]): string[] {
  return limits
    .map(({ scope: { account = '', network = '', sitePrefix = '' } }) =>
      ['attempts', kind, account, network, sitePrefix].join(' '),
    )
    .sort();
}

async function checkLimit(
  trx: Tx,
  { kind, at: now }: Pick<AttemptsTable, 'kind' | 'at'>,
  { scope, max, windowMs }: AttemptLimit,
): Promise<Admission | undefined> {
  let query = trx
    .selectFrom('attempts')
    .select(['at', 'isSettled'])
    .where('kind', '=', kind)
    .where('at', '>', now - windowMs)
    .where('at', '<=', now + AHEAD_MS)
    .where((where) =>
      where.or([where('isSettled', '=', 1), where('at', '>', now - UNSETTLED_LIFE_MS)]),
    )
    .orderBy('at', 'desc');
  if (scope.account !== undefined) query = query.where('account', '=', scope.account);
  if (scope.network !== undefined) query = query.where('network', '=', scope.network);
  if (scope.sitePrefix !== undefined) {
    query = query.where('network', 'like', `${scope.sitePrefix}%`);
  }
  const counted = await query.execute();

  if (counted.length < max) return undefined;
  const settled = counted.filter((attempt) => attempt.isSettled === 1);
  const blocking = settled[max - 1];
  return blocking ? { waitMs: blocking.at + windowMs - now } : { undecided: true };
}
