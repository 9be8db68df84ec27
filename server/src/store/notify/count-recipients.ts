import { sql } from 'kysely';
import { countRows } from '../database/count-rows.ts';
import type { NotificationsTable } from '../database/tables/notifications.ts';
import type { Database } from '../database/tables.ts';
import type { QueueSettings } from './queue-due.ts';
import { mayReceive, wantsEmail, wantsPush } from './recipients.ts';

/** How many people would get a notification of the topic now, by email, by push message or both. */
export async function countRecipients(
  db: Database,
  topic: NotificationsTable['topic'],
  { hasMailServer, ...settings }: QueueSettings,
  now: number,
): Promise<number> {
  const recipients = db.selectFrom('users').where((user) => {
    const device = user
      .selectFrom('push_devices')
      .innerJoin('sessions', 'sessions.id', 'push_devices.sessionId')
      .select('push_devices.id')
      .whereRef('push_devices.userId', '=', 'users.id')
      .where((one) => wantsPush(one, topic, now));
    const getsEmail = hasMailServer ? wantsEmail(user, topic, settings) : sql<boolean>`1 = 0`;
    return user.and([mayReceive(user, topic), user.or([getsEmail, user.exists(device)])]);
  });
  return await countRows(recipients);
}
