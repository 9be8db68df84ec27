import { HOUR_MS } from '@assembly/contract/limits';
import { countRows } from '../database/count-rows.ts';
import { lockForTransaction } from '../database/postgres.ts';
import type { PasswordResetsTable } from '../database/tables/people.ts';
import type { Database, Tx } from '../database/tables.ts';
import { writeAudit } from './audit-log.ts';
import { lockPeople } from './lock-people.ts';

/** A link created further in the future was issued while the clock was wrong, so its age is unknown. */
const MAX_AHEAD_MS = 1 * HOUR_MS;

export async function addPasswordReset(db: Database, reset: PasswordResetsTable): Promise<void> {
  await db.insertInto('password_resets').values(reset).execute();
}

/**
 * Adds a link to be emailed, unless the account has been sent as many within that time and has not used one since.
 * Returns whether it did.
 */
export async function addEmailedReset(
  db: Database,
  reset: PasswordResetsTable,
  { max, windowMs }: { max: number; windowMs: number },
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    await lockForTransaction(trx, `reset emails ${reset.userId}`);
    const recent = await countRows(
      trx
        .selectFrom('password_resets')
        .where('userId', '=', reset.userId)
        .where('issuedBy', 'is', null)
        .where('createdAt', '>', reset.createdAt - windowMs)
        // A link may have been added by a concurrent request with a slightly later time.
        .where('createdAt', '<=', reset.createdAt + MAX_AHEAD_MS),
    );
    if (recent >= max) return false;
    await addPasswordReset(trx, reset);
    return true;
  });
}

/** Whose password the link may set. An expired link is removed, so that setting the clock back cannot revive it. */
export async function findPasswordReset(
  db: Database,
  id: string,
  now: number,
): Promise<{ userId: string; email: string } | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.userId')
    .select(['userId', 'email', 'password_resets.createdAt', 'expiresAt'])
    .where('password_resets.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.expiresAt <= now || row.createdAt > now + MAX_AHEAD_MS) {
    await removePasswordReset(db, id);
    return undefined;
  }
  return { userId: row.userId, email: row.email };
}

/**
 * Sets the password, removes all reset links for and by the account and ends its sessions, in one transaction. False
 * when the link was already used.
 */
export async function redeemPasswordReset(
  db: Database,
  id: string,
  password: string,
  now: number,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    await lockPeople(trx);
    const redeemed = await trx
      .deleteFrom('password_resets')
      .where('id', '=', id)
      .where('expiresAt', '>', now)
      .returning('userId')
      .executeTakeFirst();
    if (!redeemed) return false;
    const owner = await trx
      .updateTable('users')
      .set({ password })
      .where('id', '=', redeemed.userId)
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow();
    await removePasswordResetsOf(trx, owner.id);
    await trx.deleteFrom('sessions').where('userId', '=', owner.id).execute();
    await writeAudit(trx, { actor: owner, action: 'password_reset', subject: null, at: now });
    return true;
  });
}

/** Removes the links for this account, and those that it issued: a thief of its password may have made them. */
export async function removePasswordResetsOf(trx: Tx, userId: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('userId', '=', userId).execute();
  await removePasswordResetsBy(trx, userId);
}

export async function removePasswordResetsBy(trx: Tx, issuerId: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('issuedBy', '=', issuerId).execute();
}

export async function removePasswordReset(db: Database, id: string): Promise<void> {
  await db.deleteFrom('password_resets').where('id', '=', id).execute();
}

export async function removeExpiredPasswordResets(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where((where) =>
      where.or([where('expiresAt', '<=', now), where('createdAt', '>', now + MAX_AHEAD_MS)]),
    )
    .execute();
}
