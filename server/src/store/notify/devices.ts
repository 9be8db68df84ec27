import type { Device } from '@assembly/contract/account/notifications';
import type { Database } from '../database/tables.ts';

/** The browsers of a person that get push messages, the newest first. */
export async function listDevicesOf(db: Database, userId: string, now: number): Promise<Device[]> {
  const rows = await db
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.id', 'push_devices.sessionId')
    .select([
      'push_devices.id',
      'push_devices.endpoint',
      'push_devices.topics',
      'push_devices.createdAt',
      'sessions.userAgent',
    ])
    .where('push_devices.userId', '=', userId)
    .where('sessions.expiresAt', '>', now)
    .orderBy('push_devices.createdAt', 'desc')
    .orderBy('push_devices.id')
    .execute();
  return rows.map(({ topics, ...device }) => ({ ...device, topics: JSON.parse(topics) }));
}
