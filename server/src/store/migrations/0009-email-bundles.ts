import type { Kysely } from 'kysely';
import { byteOrderedText } from './dialect.ts';

/** What is not yet reported to administrators, and when the last email about it was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_bundles')
    .addColumn('kind', byteOrderedText(db), (col) => col.primaryKey())
    .addColumn('waiting', 'integer', (col) => col.notNull())
    .addColumn('sentAt', 'bigint', (col) => col.notNull())
    .execute();
}
