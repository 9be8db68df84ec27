import { type Kysely, sql } from 'kysely';
import { byteOrderedText } from './dialect.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sync_slots')
    .addColumn('slot', byteOrderedText(db), (col) => col.primaryKey())
    .execute();
  await sql`insert into sync_slots (slot)
    select distinct slot from sync_runs where slot is not null`.execute(db);
}
