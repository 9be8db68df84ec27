import type { Kysely } from 'kysely';
import { byteOrderedText } from './dialect.ts';

/** When announcements and documents came or changed, and what each member has seen of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const byBytes = byteOrderedText(db);
  await db.schema
    .createTable('item_changes')
    .addColumn('kind', byBytes, (col) => col.notNull())
    .addColumn('id', byBytes, (col) => col.notNull())
    .addColumn('contentHash', 'text', (col) => col.notNull())
    .addColumn('changedAt', 'bigint', (col) => col.notNull())
    .addColumn('goneAt', 'bigint')
    .addPrimaryKeyConstraint('item_changes_key', ['kind', 'id'])
    .execute();
  await db.schema
    .createIndex('item_changes_by_time')
    .on('item_changes')
    .columns(['kind', 'changedAt', 'id'])
    .execute();
  await db.schema
    .createTable('seen')
    .addColumn('userId', byBytes, (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', byBytes, (col) => col.notNull())
    .addColumn('seenAt', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('seen_key', ['userId', 'kind'])
    .execute();
  await db.schema
    .createTable('seen_items')
    .addColumn('userId', byBytes, (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', byBytes, (col) => col.notNull())
    .addColumn('itemId', byBytes, (col) => col.notNull())
    .addColumn('changedAt', 'bigint', (col) => col.notNull())
    .addPrimaryKeyConstraint('seen_items_key', ['userId', 'kind', 'itemId'])
    .execute();
  // For the cleanup.
  await db.schema
    .createIndex('seen_items_by_time')
    .on('seen_items')
    .columns(['changedAt'])
    .execute();
}
