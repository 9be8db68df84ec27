import { DAY_MS } from '@assembly/contract/limits';
import { sql } from 'kysely';
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
    .select((notification) => [
      'id',
      'itemId',
      'state',
      'content',
      notification
        .exists(
          notification
            .selectFrom('deliveries')
            .select('deliveries.id')
            .whereRef('notificationId', '=', 'notifications.id')
            .where('deliveries.state', 'in', ['waiting', 'dropped']),
        )
        .as('hasUnsent'),
    ])
    .where('topic', '=', topic)
    .where('itemId', 'in', idsAsTable(trx, itemIds))
    .where('createdAt', '>', now - SAME_NEWS_MS)
    .orderBy('createdAt')
    .execute();
  const last = new Map(rows.map((row) => [row.itemId, row]));
  return Array.from(last.values(), ({ hasUnsent, content, ...row }) => ({
    ...row,
    content: JSON.parse(content) as ItemContent,
    hasUnsent: row.state === 'dropped' || (row.state === 'stopped' && Boolean(hasUnsent)),
  }));
}

/** Sends the notification to the recipients who have not got it yet. People who chose the topic later do not get it. */
export async function resumeNotification(
  trx: Tx,
  { id, content }: { id: string; content: ItemContent },
  now: number,
): Promise<void> {
  const state = sql<'queued' | 'due'>`case when state = 'stopped' then 'queued' else 'due' end`;
  await trx
    .updateTable('notifications')
    .set({ state, content: JSON.stringify(content) })
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
