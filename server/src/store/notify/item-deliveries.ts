import { idsAsTable } from '../database/postgres.ts';
import type { DeliveriesTable, NotificationState } from '../database/tables/notifications.ts';
import type { Database } from '../database/tables.ts';
import type { Claim } from './deliveries.ts';
import type { ItemContent, SummaryContent } from './notification-content.ts';

export interface ItemDelivery<Content = ItemContent>
  extends Pick<DeliveriesTable, 'id' | 'state' | 'error' | 'leasedUntil'> {
  itemId: string;
  notificationState: NotificationState;
  content: Content;
}

/** The deliveries to this person, or this device, about these items, the oldest first. */
export async function readItemDeliveries(
  db: Database,
  { userId, deviceId }: Claim,
  { topic, itemIds }: { topic: SummaryContent['topic']; itemIds: string[] },
): Promise<ItemDelivery[]> {
  const rows = await db
    .selectFrom('notifications')
    .innerJoin('deliveries', 'deliveries.notificationId', 'notifications.id')
    .select([
      'deliveries.id',
      'deliveries.state',
      'error',
      'leasedUntil',
      'itemId',
      'notifications.state as notificationState',
      'content',
    ])
    .where('topic', '=', topic)
    .where('itemId', 'in', idsAsTable(db, itemIds))
    .where('userId', '=', userId)
    .where('deviceId', '=', deviceId)
    .orderBy('notifications.createdAt')
    .execute();
  return rows.map((row) => ({ ...row, content: JSON.parse(row.content) as ItemContent }));
}
