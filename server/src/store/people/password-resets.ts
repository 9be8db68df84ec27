import { HOUR_MS } from '@assembly/contract/limits';
import type { Database, PasswordResetsTable } from '../database/tables.ts';

/** A link from further ahead was made while the clock was wrong: nobody can say how old it is. */
const AHEAD_MOST_MS = 1 * HOUR_MS;

export async function addPasswordReset(db: Database, reset: PasswordResetsTable): Promise<void> {
  await db.insertInto('password_resets').values(reset).execute();
}

/** Whose password the link may set, if it still may. If not it is removed: a clock put back must not revive it. */
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
  if (row.expiresAt <= now || row.createdAt > now + AHEAD_MOST_MS) {
    await removePasswordReset(db, id);
    return undefined;
  }
  return { userId: row.userId, email: row.email };
}

/**
 * Sets the password, spends every reset link of the person and ends every session of theirs, all or nothing.
 * False when the link was spent by somebody else in the meantime.
 */
export async function redeemPasswordReset(
  db: Database,
  id: string,
  password: string,
  now: number,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const spent = await trx
      .deleteFrom('password_resets')
      .where('id', '=', id)
      .where('expiresAt', '>', now)
      .returning('userId')
      .executeTakeFirst();
    if (!spent) return false;
    await trx.updateTable('users').set({ password }).where('id', '=', spent.userId).execute();
    await trx.deleteFrom('password_resets').where('userId', '=', spent.userId).execute();
    await trx.deleteFrom('sessions').where('userId', '=', spent.userId).execute();
    return true;
  });
}

export async function removePasswordReset(db: Database, id: string): Promise<void> {
  await db.deleteFrom('password_resets').where('id', '=', id).execute();
}

export async function removeExpiredPasswordResets(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where((where) =>
      where.or([where('expiresAt', '<=', now), where('createdAt', '>', now + AHEAD_MOST_MS)]),
    )
    .execute();
}
