import type { Kysely } from 'kysely';
import { byteOrderedText } from './dialect.ts';

/** The icons of the installed app, which an administrator's browser draws from the logo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('icons')
    .addColumn('name', byteOrderedText(db), (col) => col.primaryKey())
    .addColumn('logo', 'text', (col) => col.notNull())
    .addColumn('bytes', 'text', (col) => col.notNull())
    .execute();
}
