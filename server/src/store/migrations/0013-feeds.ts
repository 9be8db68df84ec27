import type { Kysely } from 'kysely';
import { byteOrderedText } from './dialect.ts';

/** The private links for calendar and podcast apps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const byBytes = byteOrderedText(db);
  await db.schema
    .createTable('feeds')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('userId', byBytes, (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (col) => col.notNull())
    .addColumn('lastReadAt', 'bigint')
    .execute();
  await db.schema.createIndex('feeds_by_user').on('feeds').column('userId').execute();
}
