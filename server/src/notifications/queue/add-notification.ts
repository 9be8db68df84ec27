import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@assembly/contract/limits';
import { DELIVERY_HISTORY_DAYS } from '@assembly/contract/notifications/delivery';
import type { NotificationsTable } from '../../store/database/tables/notifications.ts';
import type { Database } from '../../store/database/tables.ts';
import type { NotificationContent } from './notification-content.ts';

export interface NewNotification extends Pick<NotificationsTable, 'topic'> {
  /** If one with this id exists, it is not added again. Random if it is not given. */
  id?: string;
  /** '' if it is not about one item. */
  itemId?: string;
  content: NotificationContent;
  state?: 'due' | 'held' | 'dropped';
  /** Without it, now. */
  dueAt?: number;
}

/** Call it in the transaction that writes what the notification is about. Returns whether it was added. */
export async function addNotification(
  trx: Database,
  { id = randomUUID(), topic, itemId = '', content, state = 'due', dueAt }: NewNotification,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('notifications')
    .values({
      id,
      topic,
      itemId,
      content: JSON.stringify(content),
      state,
      dueAt: dueAt ?? now,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Removes old notifications with their deliveries. A summary that was held so long is outdated too. */
export async function removeOldNotifications(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('createdAt', '<', now - DELIVERY_HISTORY_DAYS * DAY_MS)
    .execute();
}
