import { sql } from 'kysely';
import { isPostgres } from './postgres.ts';
import type { Database } from './tables.ts';

/** SQLite's own. */
const PAGES_BEFORE_CHECKPOINT = 1000;

/**
 * What was written is safe in SQLite's log. To copy it into the file itself, as SQLite does after every large commit,
 * is put off until the work is done: nobody should have to wait for that. Returns what copies it.
 */
export async function putOffCheckpoint(db: Database): Promise<() => Promise<void>> {
  if (isPostgres(db)) return async () => {};
  await sql`pragma wal_autocheckpoint = 0`.execute(db);
  return async () => {
    await sql`pragma wal_autocheckpoint = ${sql.lit(PAGES_BEFORE_CHECKPOINT)}`.execute(db);
    await sql`pragma wal_checkpoint(passive)`.execute(db);
  };
}
