import { emailKey } from '@assembly/contract/user';
import type { Database } from '../database/tables.ts';
import { toUser, USER_COLUMNS } from './users.ts';

/** Everything stored about one person, except secrets. */
export async function readPersonalData(db: Database, userId: string) {
  const account = await db
    .selectFrom('users')
    .select([...USER_COLUMNS, 'deviceToken', 'deviceType', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .select(['userAgent', 'createdAt', 'seenAt', 'expiresAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  const feeds = await db
    .selectFrom('feeds')
    .select(['createdAt', 'lastReadAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  const passwordResets = await db
    .selectFrom('password_resets')
    .select(['createdAt', 'expiresAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  const attempts = await db
    .selectFrom('attempts')
    .select(['kind', 'network', 'at'])
    .where('account', '=', emailKey(account.email))
    .orderBy('at')
    .execute();
  const seen = await db
    .selectFrom('seen')
    .select(['kind', 'seenAt'])
    .where('userId', '=', userId)
    .orderBy('kind')
    .execute();
  const seenItems = await db
    .selectFrom('seen_items')
    .select(['kind', 'itemId', 'changedAt'])
    .where('userId', '=', userId)
    .orderBy('kind')
    .orderBy('itemId')
    .execute();
  const notificationChoices = await db
    .selectFrom('notification_choices')
    .select(['topic', 'choice'])
    .where('userId', '=', userId)
    .orderBy('topic')
    .execute();
  const devices = await db
    .selectFrom('push_devices')
    .select(['endpoint', 'topics', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  const emailRefusals = await db
    .selectFrom('email_refusals')
    .select(['count', 'pausedAt', 'error'])
    .where('userId', '=', userId)
    .execute();
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
    sessions,
    feeds,
    passwordResets,
    attempts,
    seen,
    seenItems,
    notificationChoices,
    devices: devices.map(({ topics, createdAt }) => ({ topics: JSON.parse(topics), createdAt })),
    emailRefusals,
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
