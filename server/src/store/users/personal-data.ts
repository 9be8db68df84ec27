import { emailKey } from '@assembly/contract/user';
import { sql } from 'kysely';
import type { Database, Tables } from '../database/tables.ts';
import { toUser, USER_COLUMNS } from './users.ts';

type OwnTable =
  | 'sessions'
  | 'feeds'
  | 'password_resets'
  | 'seen'
  | 'seen_items'
  | 'notification_choices'
  | 'push_devices'
  | 'email_refusals';

/** Everything stored about one person, except secrets. */
export async function readPersonalData(db: Database, userId: string) {
  const account = await db
    .selectFrom('users')
    .select([...USER_COLUMNS, 'deviceToken', 'deviceType', 'createdAt', 'lastSeenAt'])
    .select(['language', 'browserLanguages'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  /** The person's rows, in the order of the first column. */
  const own = async <Table extends OwnTable, Column extends keyof Tables[Table] & string>(
    table: Table,
    columns: [Column, ...Column[]],
  ) => {
    const { rows } = await sql<Pick<Tables[Table], Column>>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where ${sql.ref('userId')} = ${userId} order by ${sql.ref(columns[0])}`.execute(db);
    return rows;
  };
  const attempts = await db
    .selectFrom('attempts')
    .select(['kind', 'network', 'at'])
    .where('account', '=', emailKey(account.email))
    .orderBy('at')
    .execute();
  const devices = await own('push_devices', ['createdAt', 'endpoint', 'topics']);
  const deliveries = await db
    .selectFrom('deliveries')
    .innerJoin('notifications', 'notifications.id', 'deliveries.notificationId')
    .select(['topic', 'channel', 'deliveries.state', 'deliveries.createdAt', 'finishedAt'])
    .where('userId', '=', userId)
    .orderBy('deliveries.createdAt')
    .execute();
  // The address of the browser that they added last.
  const deviceToken = devices.at(-1)?.endpoint ?? account.deviceToken;
  return {
    account: { ...account, deviceToken, ...toUser(account) },
    sessions: await own('sessions', ['createdAt', 'userAgent', 'seenAt', 'expiresAt']),
    feeds: await own('feeds', ['createdAt', 'lastReadAt']),
    passwordResets: await own('password_resets', ['createdAt', 'expiresAt']),
    attempts,
    seen: await own('seen', ['kind', 'seenAt']),
    seenItems: await own('seen_items', ['itemId', 'kind', 'changedAt']),
    notificationChoices: await own('notification_choices', ['topic', 'choice']),
    devices: devices.map(({ topics, createdAt }) => ({ topics: JSON.parse(topics), createdAt })),
    emailRefusals: await own('email_refusals', ['count', 'pausedAt', 'error']),
    deliveries,
    syncRuns: await readRunsStartedBy(db, userId),
  };
}

/** A run stores only a name, so the audit log tells under which names this user started runs. */
async function readRunsStartedBy(db: Database, userId: string) {
  const ownNames = db
    .selectFrom('audit_log')
    .select('actor')
    .where('actorId', '=', userId)
    .where('action', '=', 'sync_started');
  return await db
    .selectFrom('sync_runs')
    .select(['startedBy', 'startedAt', 'finishedAt', 'state'])
    .where('startedBy', 'in', ownNames)
    .orderBy('number')
    .execute();
}
