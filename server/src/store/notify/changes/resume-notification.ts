import { DAY_MS } from '@assembly/contract/limits';
import { idsAsTable } from '../../database/postgres.ts';
import type { Tx } from '../../database/tables.ts';
import type { ItemContent, SummaryContent } from '../notification-content.ts';

/** A notification is queued up to a day after it was created, and its deliveries wait for up to a day. */
const SAME_NEWS_MS = 2 * DAY_MS;

/** The last notification of each of these items, if it is recent. */
export async function readLastNotifications(
  trx: Tx,
  topic: SummaryContent['topic'],
  itemIds: string[],
  now: number,
) {
  if (itemIds.length === 0) return [];
  const rows = await trx
    .selectFrom('notifications')
    .select(['id', 'itemId', 'state', 'content'])
    .where('topic', '=', topic)
    .where('itemId', 'in', idsAsTable(trx, itemIds))
    .where('createdAt', '>', now - SAME_NEWS_MS)
    .orderBy('createdAt')
    .execute();
  const last = new Map(rows.map((row) => [row.itemId, row]));
  return Array.from(last.values(), ({ content, ...row }) => ({
    ...row,
    content: JSON.parse(content) as ItemContent,
  }));
}

/** Whether some have not received a notification that was dropped. */
export async function hasUnsent(trx: Tx, notificationId: string): Promise<boolean> {
  const states = await readDeliveryStates(trx, notificationId);
  return states.length === 0 || states.some((state) => state !== 'sent' && state !== 'failed');
}

/**
 * Sends a notification that was dropped to those who have not received it. If it was queued, people who have chosen the
 * topic since do not get it.
 */
export async function resumeNotification(
  trx: Tx,
  { id, content }: { id: string; content: ItemContent },
  now: number,
): Promise<void> {
  const wasQueued = (await readDeliveryStates(trx, id)).length > 0;
  await trx
    .updateTable('notifications')
    .set({ state: wasQueued ? 'queued' : 'due', content: JSON.stringify(content) })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('deliveries')
    // They wait for up to a day from now on, and a process that is about to drop one can no longer do so.
    .set({ state: 'waiting', finishedAt: null, createdAt: now })
    .where('notificationId', '=', id)
    .where('state', 'in', ['waiting', 'dropped'])
    .execute();
}

async function readDeliveryStates(trx: Tx, notificationId: string) {
  const rows = await trx
    .selectFrom('deliveries')
    .select('state')
    .distinct()
    .where('notificationId', '=', notificationId)
    .execute();
  return rows.map(({ state }) => state);
}
