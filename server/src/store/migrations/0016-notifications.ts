import type { Kysely } from 'kysely';
import { byteOrderedText } from './dialect.ts';

/** What members are notified of, how each of them wishes it, and the queue of emails and push messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const byBytes = byteOrderedText(db);
  await db.schema
    .createTable('notification_choices')
    .addColumn('userId', byBytes, (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('topic', byBytes, (col) => col.notNull())
    .addColumn('choice', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('notification_choices_key', ['userId', 'topic'])
    .execute();
  await db.schema
    .createTable('email_refusals')
    .addColumn('userId', byBytes, (col) =>
      col.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('count', 'integer', (col) => col.notNull())
    .addColumn('pausedAt', 'bigint')
    .addColumn('error', 'text', (col) => col.notNull())
    .execute();
  await db.schema
    .createTable('unsubscribe_links')
    .addColumn('token', byBytes, (col) => col.primaryKey())
    .addColumn('userId', byBytes, (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('topic', byBytes, (col) => col.notNull())
    .addUniqueConstraint('unsubscribe_links_by_user', ['userId', 'topic'])
    .execute();
  await db.schema
    .createTable('push_devices')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('userId', byBytes, (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sessionId', byBytes, (col) =>
      col.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('endpoint', byBytes, (col) => col.notNull().unique())
    .addColumn('p256dh', 'text', (col) => col.notNull())
    .addColumn('auth', 'text', (col) => col.notNull())
    .addColumn('topics', 'text', (col) => col.notNull())
    .addColumn('createdAt', 'bigint', (col) => col.notNull())
    .execute();
  for (const column of ['userId', 'sessionId']) {
    await db.schema
      .createIndex(`push_devices_by_${column === 'userId' ? 'user' : 'session'}`)
      .on('push_devices')
      .column(column)
      .execute();
  }
  await db.schema
    .createTable('notifications')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('topic', byBytes, (col) => col.notNull())
    .addColumn('itemId', byBytes, (col) => col.notNull())
    .addColumn('content', 'text', (col) => col.notNull())
    .addColumn('state', byBytes, (col) => col.notNull())
    .addColumn('dueAt', 'bigint', (col) => col.notNull())
    .addColumn('createdAt', 'bigint', (col) => col.notNull())
    .execute();
  await db.schema
    .createIndex('notifications_by_state')
    .on('notifications')
    .columns(['state', 'dueAt'])
    .execute();
  await db.schema
    .createIndex('notifications_by_item')
    .on('notifications')
    .columns(['topic', 'itemId', 'createdAt'])
    .execute();
  await db.schema
    .createTable('deliveries')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('notificationId', byBytes, (col) =>
      col.notNull().references('notifications.id').onDelete('cascade'),
    )
    .addColumn('userId', byBytes, (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('channel', byBytes, (col) => col.notNull())
    .addColumn('deviceId', byBytes, (col) => col.notNull())
    .addColumn('state', byBytes, (col) => col.notNull())
    .addColumn('nextAt', 'bigint', (col) => col.notNull())
    .addColumn('leasedUntil', 'bigint', (col) => col.notNull())
    .addColumn('leaseId', 'text', (col) => col.notNull())
    .addColumn('attempts', 'integer', (col) => col.notNull())
    .addColumn('error', 'text', (col) => col.notNull())
    .addColumn('createdAt', 'bigint', (col) => col.notNull())
    .addColumn('finishedAt', 'bigint')
    .addUniqueConstraint('deliveries_once', ['notificationId', 'userId', 'channel', 'deviceId'])
    .execute();
  await db.schema
    .createIndex('deliveries_by_state')
    .on('deliveries')
    .columns(['state', 'channel', 'nextAt', 'createdAt'])
    .execute();
  await db.schema.createIndex('deliveries_by_user').on('deliveries').column('userId').execute();
  await db.schema
    .createTable('notified_sources')
    .addColumn('source', byBytes, (col) => col.primaryKey())
    .addColumn('origin', 'text', (col) => col.notNull())
    .execute();
}
