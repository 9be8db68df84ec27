import { randomUUID } from 'node:crypto';
import type { NotificationsTable } from '../database/tables/notifications.ts';
import type { Database } from '../database/tables.ts';
import type { NotificationContent } from './notification-content.ts';

export interface NewNotification extends Pick<NotificationsTable, 'topic'> {
  /** One that exists already is not added again. Random if it is not given. */
  id?: string;
  /** '' if it is not about one item. */
  itemId?: string;
  content: NotificationContent;
  state?: 'due' | 'held' | 'dropped';
  /** Without it, at once. */
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
