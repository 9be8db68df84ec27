import { randomUUID } from 'node:crypto';
import type { NotificationTopic } from '@assembly/contract/account/notifications';
import { DEVICES_PER_MEMBER } from '@assembly/contract/limits';
import type { PushDevicesTable } from '../database/tables/notifications.ts';
import type { Database, Tx } from '../database/tables.ts';
import type { Actor } from '../people/administer-users.ts';
import { lockActor } from '../people/lock-actor.ts';
import { setDeviceToken } from '../people/users.ts';

/** What is needed to send a push message. */
export type PushDevice = Pick<PushDevicesTable, 'id' | 'endpoint' | 'p256dh' | 'auth'>;

type NewDevice = Omit<PushDevice, 'id'> & { topics: readonly NotificationTopic[] };

/**
 * Adds a browser of the actor, or changes what it is for. A browser that was somebody else's is theirs no longer, and
 * has another id, so that nothing queued for them is sent to it.
 */
export async function addPushDevice(
  db: Database,
  { endpoint, p256dh, auth, topics }: NewDevice,
  { user, sessionId, now }: Actor,
): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    await lockActor(trx, { user, sessionId });
    await clearTokenOfOthers(trx, endpoint, user.id);
    const changed = { sessionId, p256dh, auth, topics: JSON.stringify([...new Set(topics)]) };
    const added = { id: randomUUID(), userId: user.id, endpoint, ...changed, createdAt: now };
    const { id } = await trx
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
            .else(added.id)
            .end(),
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await removeOldestDevices(trx, user.id);
    await setDeviceToken(trx, user.id, endpoint);
    return id;
  });
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

/** A person's device token is the address of the browser that they added last. */
async function clearTokenOfOthers(trx: Tx, endpoint: string, userId: string): Promise<void> {
  const previous = trx.selectFrom('push_devices').select('userId').where('endpoint', '=', endpoint);
  await trx
    .updateTable('users')
    .set({ deviceToken: '' })
    .where('id', 'in', previous)
    .where('id', '!=', userId)
    .where('deviceToken', '=', endpoint)
    .execute();
}

/** Removes a device of this person, and returns whether they had it. */
export async function removePushDevice(db: Database, userId: string, id: string): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('push_devices')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('endpoint')
      .executeTakeFirst();
    if (!removed) return false;
    await trx
      .updateTable('users')
      .set({ deviceToken: '' })
      .where('id', '=', userId)
      .where('deviceToken', '=', removed.endpoint)
      .execute();
    return true;
  });
}

/** Removes a device that its push service no longer knows, unless it was subscribed again in the meantime. */
export async function removeGoneDevice(db: Database, { id, p256dh }: PushDevice): Promise<void> {
  const device = await db
    .selectFrom('push_devices')
    .select('userId')
    .where('id', '=', id)
    .where('p256dh', '=', p256dh)
    .executeTakeFirst();
  if (device) await removePushDevice(db, device.userId, id);
}

/** After a change of the server's key, push services refuse messages to all of them. */
export async function removeAllDevices(trx: Tx): Promise<void> {
  await trx.deleteFrom('push_devices').execute();
}
