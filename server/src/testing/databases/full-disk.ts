import { sql } from 'kysely';
import { isPostgres } from '../../store/database/postgres.ts';
import type { Database } from '../../store/database/tables.ts';

/** The largest value that SQLite accepts. */
const MAX_PAGES = 1_073_741_823;
const WRITTEN_TABLES = ['users', 'sessions', 'attempts'];

/** Makes the database fail as on a full disk: SQLite as soon as its file would have to grow. */
export async function fillDisk(db: Database): Promise<void> {
  if (isPostgres(db)) return await refuse(db, 'insert or update');
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await limitPages(db, rows[0]?.page_count ?? 1);
}

export async function freeDisk(db: Database): Promise<void> {
  if (isPostgres(db)) await sql`drop function disk_full cascade`.execute(db);
  else await limitPages(db, MAX_PAGES);
}

/** Makes deletions fail too, as on a disk without room for the database's log. */
export async function refuseDeletions(db: Database): Promise<void> {
  if (!isPostgres(db)) await sql`pragma query_only = on`.execute(db);
  else await refuse(db, 'delete');
}

export async function allowDeletions(db: Database): Promise<void> {
  if (isPostgres(db)) await freeDisk(db);
  else await sql`pragma query_only = off`.execute(db);
}

async function limitPages(db: Database, pages: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
}

/** A test cannot fill PostgreSQL's disk, but a trigger can raise the same error. */
async function refuse(db: Database, operations: string): Promise<void> {
  await sql`create function disk_full() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
  end $$`.execute(db);
  for (const table of WRITTEN_TABLES) {
    await sql`create trigger ${sql.ref(`disk_full_${table}`)} before ${sql.raw(operations)} on ${sql.table(table)}
      for each row execute function disk_full()`.execute(db);
  }
}
