import type { User } from '@assembly/contract/user';
import type { NotificationsTable, PushDevicesTable } from '../database/tables/notifications.ts';
import type { Database } from '../database/tables.ts';
import { toUser, USER_COLUMNS } from '../users/users.ts';
import type { Claim } from './deliveries.ts';
import { mayReceive, type RecipientSettings, wantsEmail, wantsPush } from './recipients.ts';

type QueuedNotification = Pick<NotificationsTable, 'topic' | 'itemId' | 'content'>;

/** The notification of a delivery, unless it was dropped after it had been queued. */
async function findNotification(
  db: Database,
  { notificationId }: Claim,
): Promise<QueuedNotification | undefined> {
  return await db
    .selectFrom('notifications')
    .select(['topic', 'itemId', 'content'])
    .where('id', '=', notificationId)
    .where('state', '=', 'queued')
    .executeTakeFirst();
}

/** What to send and to whom; undefined if the person no longer wants it, or is gone. */
export async function findEmailRecipient(
  db: Database,
  claim: Claim,
  settings: RecipientSettings,
): Promise<(QueuedNotification & { user: User; hadRefusals: boolean }) | undefined> {
  const notification = await findNotification(db, claim);
  if (!notification) return undefined;
  const row = await db
    .selectFrom('users')
    .leftJoin('email_refusals', 'email_refusals.userId', 'users.id')
    .select([...USER_COLUMNS, 'email_refusals.count as refusals'])
    .where('users.id', '=', claim.userId)
    .where((user) => wantsEmail(user, notification.topic, settings))
    .executeTakeFirst();
  return row && { ...notification, user: toUser(row), hadRefusals: row.refusals !== null };
}

/** The same for a push message. */
export async function findPushRecipient(
  db: Database,
  claim: Claim,
  now: number,
): Promise<(QueuedNotification & { device: PushDevicesTable }) | undefined> {
  const notification = await findNotification(db, claim);
  if (!notification) return undefined;
  const device = await db
    .selectFrom('push_devices')
    .innerJoin('users', 'users.id', 'push_devices.userId')
    .innerJoin('sessions', 'sessions.id', 'push_devices.sessionId')
    .selectAll('push_devices')
    .where('push_devices.id', '=', claim.deviceId)
    .where('push_devices.userId', '=', claim.userId)
    .where((one) => wantsPush(one, notification.topic, now))
    .where((user) => mayReceive(user, notification.topic))
    .executeTakeFirst();
  return device && { ...notification, device };
}
