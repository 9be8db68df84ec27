import { DAY_MS } from '@assembly/contract/limits';
import type { Database } from '../database/tables.ts';

/** The Delivery panel counts what was sent in this time. */
export const NOTIFICATIONS_STORED_MS = 30 * DAY_MS;

/** Removes old notifications with their deliveries. A summary that was held so long is no longer news either. */
export async function removeOldNotifications(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('createdAt', '<', now - NOTIFICATIONS_STORED_MS)
    .execute();
}
