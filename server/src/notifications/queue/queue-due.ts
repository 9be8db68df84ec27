import { sql } from 'kysely';
import { isPostgres } from '../../store/database/postgres.ts';
import type { NotificationsTable } from '../../store/database/tables/notifications.ts';
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
    await addEmails(trx, next, settings, now);
    if (next.topic !== 'weekly') await addPushMessages(trx, next, now);
    return true;
  });
}

type Queued = Pick<NotificationsTable, 'id' | 'topic'>;

const COLUMNS = [
  'id',
  'notificationId',
  'state',
  'nextAt',
  'leasedUntil',
  'leaseId',
  'attempts',
  'error',
  'createdAt',
  'userId',
  'channel',
  'deviceId',
] as const;

/**
 * The first of these columns, in a query that inserts one row for each recipient. On PostgreSQL the query locks the
 * recipients: it waits for someone who is being deleted and then leaves them out. Otherwise the foreign key would fail.
 */
function newDelivery(trx: Tx, notificationId: string, now: number) {
  const randomId = isPostgres(trx) ? sql`gen_random_uuid()::text` : sql`lower(hex(randomblob(16)))`;
  // Without the cast, PostgreSQL types the parameter as text.
  const at = sql`cast(${now} as bigint)`;
  return [
    randomId.as('id'),
    sql`${notificationId}`.as('notificationId'),
    sql.lit('waiting').as('state'),
    at.as('nextAt'),
    sql.lit(0).as('leasedUntil'),
    sql.lit('').as('leaseId'),
    sql.lit(0).as('attempts'),
    sql.lit('').as('error'),
    at.as('createdAt'),
  ] as const;
}

async function addEmails(
  trx: Tx,
  { id, topic }: Queued,
  settings: RecipientSettings,
  now: number,
): Promise<void> {
  await trx
    .insertInto('deliveries')
    .columns(COLUMNS)
    .expression((from) =>
      from
        .selectFrom('users')
        .select(({ ref, val }) => [
          ...newDelivery(trx, id, now),
          ref('users.id').as('userId'),
          val('email').as('channel'),
          val('').as('deviceId'),
        ])
        .where((user) => wantsEmail(user, topic, settings))
        .$if(isPostgres(trx), (query) => query.forKeyShare('users')),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addPushMessages(trx: Tx, { id, topic }: Queued, now: number): Promise<void> {
  await trx
    .insertInto('deliveries')
    .columns(COLUMNS)
    .expression((from) =>
      from
        .selectFrom('push_devices')
        .innerJoin('users', 'users.id', 'push_devices.userId')
        .innerJoin('sessions', 'sessions.id', 'push_devices.sessionId')
        .select(({ ref, val }) => [
          ...newDelivery(trx, id, now),
          ref('push_devices.userId').as('userId'),
          val('push').as('channel'),
          ref('push_devices.id').as('deviceId'),
        ])
        .where((device) => wantsPush(device, topic, now))
        .where((user) => mayReceive(user, topic))
        .$if(isPostgres(trx), (query) => query.forKeyShare('users')),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
