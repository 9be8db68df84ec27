import { MINUTE_MS } from '@assembly/contract/limits';
import { lockForTransaction } from '../database/postgres.ts';
import type { AttemptsTable, Database, Tx } from '../database/tables.ts';

export interface AttemptLimit {
  /** Whose attempts are counted together. */
  of: { account?: string; network?: string };
  most: number;
  windowMs: number;
}

export type Admission =
  | { admitted: string }
  /** So many have counted that the next may come only after this time. */
  | { waitMs: number }
  /** So many are under way that it is not yet known whether another may. */
  | { undecided: true };

/** An attempt whose process died before it was settled stops holding a place. */
const UNSETTLED_LIFE_MS = 1 * MINUTE_MS;

/**
 * Takes a place among the attempts, unless a limit is reached. The place is taken before the outcome is known, so
 * that a hundred attempts in one instant cannot all slip past the count; `settle` or `withdraw` says how it ended.
 */
export async function admitAttempt(
  db: Database,
  attempt: Omit<AttemptsTable, 'isSettled'>,
  limits: AttemptLimit[],
): Promise<Admission> {
  return await db.transaction().execute(async (trx) => {
    for (const name of turnNames(attempt.kind, limits)) await lockForTransaction(trx, name);
    for (const limit of limits) {
      const refusal = await refusalBy(trx, attempt, limit);
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

/** What lies ahead was written while the clock was wrong; it would count when that time comes. */
export async function removeAttemptsOutside(db: Database, from: number, to: number): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where((where) => where.or([where('at', '<', from), where('at', '>', to)]))
    .execute();
}

// Always in the same order, so that two transactions never wait for each other.
function turnNames(kind: string, limits: AttemptLimit[]): string[] {
  return limits.map(({ of }) => `attempts ${kind} ${of.account ?? ''} ${of.network ?? ''}`).sort();
}

async function refusalBy(
  trx: Tx,
  { kind, at: now }: Pick<AttemptsTable, 'kind' | 'at'>,
  { of, most, windowMs }: AttemptLimit,
): Promise<Admission | undefined> {
  let query = trx
    .selectFrom('attempts')
    .select(['at', 'isSettled'])
    .where('kind', '=', kind)
    // What lies in the future was written before the clock was put back; it must not count for ever.
    .where('at', '>', now - windowMs)
    .where('at', '<=', now)
    .where((where) =>
      where.or([where('isSettled', '=', 1), where('at', '>', now - UNSETTLED_LIFE_MS)]),
    )
    .orderBy('at', 'desc');
  if (of.account !== undefined) query = query.where('account', '=', of.account);
  if (of.network !== undefined) query = query.where('network', '=', of.network);
  const counted = await query.execute();

  if (counted.length < most) return undefined;
  const settled = counted.filter((attempt) => attempt.isSettled === 1);
  const decisive = settled[most - 1];
  return decisive ? { waitMs: decisive.at + windowMs - now } : { undecided: true };
}
