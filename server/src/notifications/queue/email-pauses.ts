import type { DeliveryReply } from '@assembly/contract/notifications/delivery';
import type { NotificationsReply } from '@assembly/contract/notifications/notifications';
import { sql } from 'kysely';
import type { Database, Tx } from '../../store/database/tables.ts';

/** This many refusals in a row pause emails to a person. */
const REFUSALS_UNTIL_PAUSE = 3;

/** Since when emails to this person are paused, and the words of the mail server; null if they are not. */
export async function readEmailPause(
  db: Database,
  userId: string,
): Promise<NotificationsReply['paused']> {
  const row = await db
    .selectFrom('email_refusals')
    .select(['pausedAt', 'error'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.pausedAt ? { since: row.pausedAt, error: row.error } : null;
}

/** Resumes emails to this person, and counts refusals from zero again. Returns whether they were paused. */
export async function endEmailPause(db: Database, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_refusals')
    .where('userId', '=', userId)
    .where('pausedAt', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The same for everyone. Returns whose emails were paused. */
export async function endAllEmailPauses(db: Database): Promise<string[]> {
  const rows = await db
    .deleteFrom('email_refusals')
    .where('pausedAt', 'is not', null)
    .returning('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Counts that the mail server has refused this person's address for good. Returns whether that pauses emails to them. */
export async function countRefusal(
  trx: Tx,
  { userId, error, now }: { userId: string; error: string; now: number },
): Promise<boolean> {
  const { count } = await trx
    .insertInto('email_refusals')
    .values({ userId, count: 1, pausedAt: null, error })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        count: sql`email_refusals.count + 1`,
        error,
        pausedAt: sql`case when email_refusals.count + 1 >= ${sql.lit(REFUSALS_UNTIL_PAUSE)}
          then coalesce(email_refusals."pausedAt", cast(${now} as bigint)) end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count === REFUSALS_UNTIL_PAUSE;
}

/** The mail server has accepted an email. */
export async function clearRefusals(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('email_refusals').where('userId', '=', userId).execute();
}

/** The people whose emails are paused, the latest first. */
export async function listPaused(db: Database): Promise<DeliveryReply['paused']> {
  const rows = await db
    .selectFrom('email_refusals')
    .innerJoin('users', 'users.id', 'email_refusals.userId')
    .select(['userId', 'users.name', 'users.email', 'error', 'pausedAt'])
    .where('pausedAt', 'is not', null)
    .orderBy('pausedAt', 'desc')
    .orderBy('userId')
    .execute();
  return rows.map(({ pausedAt, ...person }) => ({ ...person, since: pausedAt ?? 0 }));
}
