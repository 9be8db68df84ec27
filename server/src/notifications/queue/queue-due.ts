import { randomUUID } from 'node:crypto';
import { inChunks } from '../../store/content/in-chunks.ts';
import { isPostgres } from '../../store/database/postgres.ts';
import type {
  DeliveryChannel,
  NotificationsTable,
} from '../../store/database/tables/notifications.ts';
import type { Database, Tx } from '../../store/database/tables.ts';
import { mayReceive, type RecipientSettings, wantsEmail, wantsPush } from './recipients.ts';

/**
 * Queues the next notification that is due: one delivery for each person who wants an email, and one for each device.
 * In one transaction, so that a crash neither repeats nor loses any. Returns whether a notification was due.
 */
export async function queueNextDue(
  db: Database,
  settings: RecipientSettings,
  now: number,
): Promise<boolean> {
  const due = db
    .selectFrom('notifications')
    .select('id')
    .where('state', '=', 'due')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(1);
  // Most of the time nothing is due, and a transaction would make other writers wait.
  if (!(await due.executeTakeFirst())) return false;
  return await db.transaction().execute(async (trx) => {
    const next = await trx
      .updateTable('notifications')
      .set({ state: 'queued' })
      .where('id', '=', isPostgres(trx) ? due.forUpdate().skipLocked() : due)
      .returning(['id', 'topic'])
      .executeTakeFirst();
    if (!next) return false;
    for await (const rows of inChunks(await newDeliveriesOf(trx, next, settings, now))) {
      await trx
        .insertInto('deliveries')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return true;
  });
}

/**
 * One for each recipient. On PostgreSQL the queries lock the recipients: they wait for someone who is being deleted and
 * then leave them out. Otherwise the foreign key would fail.
 */
async function newDeliveriesOf(
  trx: Tx,
  { id: notificationId, topic }: Pick<NotificationsTable, 'id' | 'topic'>,
  settings: RecipientSettings,
  now: number,
) {
  const byEmail = await trx
    .selectFrom('users')
    .select('users.id as userId')
    .where((user) => wantsEmail(user, topic, settings))
    .$if(isPostgres(trx), (query) => query.forKeyShare('users'))
    .execute();
  const byPush = trx
    .selectFrom('push_devices')
    .innerJoin('users', 'users.id', 'push_devices.userId')
    .innerJoin('sessions', 'sessions.id', 'push_devices.sessionId')
    .select(['push_devices.userId', 'push_devices.id as deviceId'])
    .where((device) => wantsPush(device, topic, now))
    .where((user) => mayReceive(user, topic))
    .$if(isPostgres(trx), (query) => query.forKeyShare('users'));
  const toDelivery = (channel: DeliveryChannel, userId: string, deviceId: string) => ({
    id: randomUUID(),
    notificationId,
    state: 'waiting' as const,
    nextAt: now,
    leasedUntil: 0,
    leaseId: '',
    attempts: 0,
    error: '',
    createdAt: now,
    userId,
    channel,
    deviceId,
  });
  return [
    ...byEmail.map(({ userId }) => toDelivery('email', userId, '')),
    ...(topic === 'weekly' ? [] : await byPush.execute()).map(({ userId, deviceId }) =>
      toDelivery('push', userId, deviceId),
    ),
  ];
}
