import { countRows } from '../database/count-rows.ts';
import { lockForTransaction } from '../database/postgres.ts';
import type { PasswordResetsTable } from '../database/tables/users.ts';
import type { Database, Tx } from '../database/tables.ts';
import { writeAudit } from './audit-log.ts';
import { lockUsers } from './lock-users.ts';

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
        .where('createdAt', '>', reset.createdAt - windowMs),
    );
    if (recent >= max) return false;
    await addPasswordReset(trx, reset);
    return true;
  });
}

/** Whose password the link may set; undefined if it has expired. */
export async function findPasswordReset(
  db: Database,
  id: string,
  now: number,
): Promise<{ userId: string; email: string } | undefined> {
  return await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.userId')
    .select(['userId', 'email'])
    .where('password_resets.id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/**
 * Sets the password, removes all reset links for and by the account and ends its sessions and feeds, in one
 * transaction. False when the link was already used.
 */
export async function redeemPasswordReset(
  db: Database,
  id: string,
  password: string,
  now: number,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    await lockUsers(trx);
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
    await trx.deleteFrom('feeds').where('userId', '=', owner.id).execute();
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
  await db.deleteFrom('password_resets').where('expiresAt', '<=', now).execute();
}
