import type { Kysely } from 'kysely';
import { byteOrderedText } from './dialect.ts';

/** What administrators set up in the browser: settings and secrets, the logo, and short-lived codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const byBytes = byteOrderedText(db);
  await db.schema
    .createTable('settings')
    .addColumn('name', byBytes, (col) => col.primaryKey())
    .addColumn('value', 'text', (col) => col.notNull())
    .addColumn('isEncrypted', 'integer', (col) => col.notNull())
    .execute();
  await db.schema
    .createTable('logo')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('type', 'text', (col) => col.notNull())
    .addColumn('bytes', 'text', (col) => col.notNull())
    .execute();
  await db.schema
    .createTable('setup_codes')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('createdAt', 'bigint', (col) => col.notNull())
    .execute();
  await db.schema
    .createTable('google_authorizations')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('sessionId', 'text', (col) => col.notNull())
    .addColumn('verifier', 'text', (col) => col.notNull())
    .addColumn('redirectUrl', 'text', (col) => col.notNull())
    .addColumn('createdAt', 'bigint', (col) => col.notNull())
    .execute();
}
