import type { NotificationsReply } from '@assembly/contract/account/notifications';
import type { Database } from '../database/tables.ts';

/** Since when emails to this person are paused, and the words of the mail server; null if they are not. */
export async function readEmailPause(
  db: Database,
  userId: string,
): Promise<NotificationsReply['paused']> {
  const row = await db
    .selectFrom('email_failures')
    .select(['pausedAt', 'error'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.pausedAt ? { since: row.pausedAt, error: row.error } : null;
}

/** Emails to this person are tried again, and failures counted from the beginning. Returns whether they were paused. */
export async function endEmailPause(db: Database, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_failures')
    .where('userId', '=', userId)
    .where('pausedAt', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
