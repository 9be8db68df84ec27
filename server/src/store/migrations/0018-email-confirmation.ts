import type { Kysely } from 'kysely';
import { byteOrderedText } from './dialect.ts';

/** Existing accounts need no confirmation: nothing is known about their address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('confirmationHash', byteOrderedText(db)).execute();
  await db.schema
    .createIndex('users_by_confirmation')
    .on('users')
    .column('confirmationHash')
    .execute();
}
