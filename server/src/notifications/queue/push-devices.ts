import { randomUUID } from 'node:crypto';
import { DEVICES_PER_MEMBER } from '@assembly/contract/limits';
import type { Device, NotificationTopic } from '@assembly/contract/notifications/notifications';
import type { PushDevicesTable } from '../../store/database/tables/notifications.ts';
import type { Database, Tx } from '../../store/database/tables.ts';
import type { Actor } from '../../store/users/administer-users.ts';
import { lockActor } from '../../store/users/sessions.ts';

/** What is needed to send a push message. */
export type PushDevice = Pick<PushDevicesTable, 'id' | 'endpoint' | 'p256dh' | 'auth'>;

type NewDevice = Omit<PushDevice, 'id'> & { topics: readonly NotificationTopic[] };

/**
 * Adds the browser of the actor's session, or changes its endpoint or topics. Its id stays, so that what is queued for it
 * is sent. If it was somebody else's, it gets another id, so that nothing queued for that person is sent to it.
 */
export async function addPushDevice(
  db: Database,
  { endpoint, p256dh, auth, topics }: NewDevice,
  { user, sessionId, now }: Actor,
): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    await lockActor(trx, { user, sessionId });
    const changed = { sessionId, p256dh, auth, topics: JSON.stringify([...new Set(topics)]) };
    const id = (await removeReplacedDevice(trx, sessionId, endpoint)) ?? randomUUID();
    const added = { id, userId: user.id, endpoint, ...changed, createdAt: now };
    const stored = await trx
      .insertInto('push_devices')
      .values(added)
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet(({ eb, ref }) => ({
          ...changed,
          userId: user.id,
          createdAt: now,
          id: eb
            .case()
            .when('push_devices.userId', '=', user.id)
            .then(ref('push_devices.id'))
            .else(id)
            .end(),
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await removeOldestDevices(trx, user.id);
    return stored.id;
  });
}

/**
 * A browser that subscribes again gets another endpoint. Its previous one must go: otherwise the browser would renew it
 * after the person has turned notifications off.
 */
async function removeReplacedDevice(
  trx: Tx,
  sessionId: string,
  endpoint: string,
): Promise<string | undefined> {
  const removed = await trx
    .deleteFrom('push_devices')
    .where('sessionId', '=', sessionId)
    .where('endpoint', '<>', endpoint)
    .returning('id')
    .executeTakeFirst();
  return removed?.id;
}

async function removeOldestDevices(trx: Tx, userId: string): Promise<void> {
  const newest = trx
    .selectFrom('push_devices')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(DEVICES_PER_MEMBER);
  await trx
    .deleteFrom('push_devices')
    .where('userId', '=', userId)
    .where('id', 'not in', newest)
    .execute();
}

/** Removes a device of this person, and returns whether they had it. */
export async function removePushDevice(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes a device that its push service no longer knows, unless it was subscribed again in the meantime. */
export async function removeGoneDevice(db: Database, { id, p256dh }: PushDevice): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).where('p256dh', '=', p256dh).execute();
}

/** After a change of the server's key, push services refuse messages to all of them. */
export async function removeAllDevices(trx: Tx): Promise<void> {
  await trx.deleteFrom('push_devices').execute();
}

export async function hasDevices(trx: Tx): Promise<boolean> {
  const device = await trx.selectFrom('push_devices').select('id').limit(1).executeTakeFirst();
  return device !== undefined;
}

/** The browsers of the actor that get push messages, the newest first. */
export async function listDevicesOf(
  db: Database,
  { user, sessionId, now }: Actor,
): Promise<Device[]> {
  const rows = await db
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.id', 'push_devices.sessionId')
    .select([
      'push_devices.id',
      'push_devices.endpoint',
      'push_devices.topics',
      'push_devices.createdAt',
      'push_devices.sessionId',
      'sessions.userAgent',
    ])
    .where('push_devices.userId', '=', user.id)
    .where('sessions.expiresAt', '>', now)
    .orderBy('push_devices.createdAt', 'desc')
    .orderBy('push_devices.id')
    .execute();
  return rows.map(({ topics, sessionId: addedIn, ...device }) => ({
    ...device,
    topics: JSON.parse(topics),
    isCurrent: addedIn === sessionId,
  }));
}
