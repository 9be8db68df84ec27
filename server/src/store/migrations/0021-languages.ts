import type { Kysely } from 'kysely';

/** In which language a person reads: the one they chose, or else the ones of the browser that they last signed in with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('language', 'text').execute();
  await db.schema.alterTable('users').addColumn('browserLanguages', 'text').execute();
}
