import type { DeliveriesTable, NotificationState } from '../database/tables/notifications.ts';
import type { Database } from '../database/tables.ts';
import type { Claim } from './deliveries.ts';
import type { EventContent } from './notification-content.ts';

export interface EventDelivery
  extends Pick<DeliveriesTable, 'id' | 'state' | 'attempts' | 'leasedUntil'> {
  notificationState: NotificationState;
  content: EventContent;
}

/** What the person, or the device, has got about an event or waits for, the oldest first. */
export async function readEventDeliveries(
  db: Database,
  { userId, deviceId }: Claim,
  itemId: string,
): Promise<EventDelivery[]> {
  const rows = await db
    .selectFrom('notifications')
    .innerJoin('deliveries', 'deliveries.notificationId', 'notifications.id')
    .select([
      'deliveries.id',
      'deliveries.state',
      'attempts',
      'leasedUntil',
      'notifications.state as notificationState',
      'content',
    ])
    .where('topic', '=', 'events')
    .where('itemId', '=', itemId)
    .where('userId', '=', userId)
    .where('deviceId', '=', deviceId)
    .orderBy('notifications.createdAt')
    .execute();
  return rows.map((row) => ({ ...row, content: JSON.parse(row.content) as EventContent }));
}
