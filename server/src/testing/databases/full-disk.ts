import { sql } from 'kysely';
import { isPostgres } from '../../store/database/postgres.ts';
import type { Database } from '../../store/database/tables.ts';

/** More pages than any file can have. */
const NO_LIMIT = 1_073_741_823;
const WRITTEN = ['users', 'sessions', 'attempts'];

/** From now on the database answers as it does when the disk is full: SQLite when its file would have to grow. */
export async function fillDisk(db: Database): Promise<void> {
  if (isPostgres(db)) return await refuseToWrite(db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await setMost(db, rows[0]?.page_count ?? 1);
}

export async function makeRoom(db: Database): Promise<void> {
  if (isPostgres(db)) await sql`drop function disk_full cascade`.execute(db);
  else await setMost(db, NO_LIMIT);
}

async function setMost(db: Database, pages: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
}

/** No user may fill PostgreSQL's disk in a test, but PostgreSQL itself can be made to answer with the very error. */
async function refuseToWrite(db: Database): Promise<void> {
  await sql`create function disk_full() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
  end $$`.execute(db);
  for (const table of WRITTEN) {
    await sql`create trigger ${sql.ref(`disk_full_${table}`)} before insert or update on ${sql.table(table)}
      for each row execute function disk_full()`.execute(db);
  }
}
