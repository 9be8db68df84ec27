import { sql } from 'kysely';
import { isPostgres } from '../../store/database/postgres.ts';
import type { Database } from '../../store/database/tables.ts';

const CONTENT_TABLES = ['events', 'calendars', 'tasks', 'drive_items', 'sources'];

/** Adds triggers that refuse to write any row of content. */
export async function forbidWrites(db: Database): Promise<void> {
  if (isPostgres(db)) {
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'a row was written'; end $$`.execute(db);
  }
  for (const table of CONTENT_TABLES) {
    for (const operation of ['insert', 'update', 'delete']) {
      const name = sql.raw(`refuse_${operation}_${table}`);
      const when = sql.raw(`before ${operation} on ${table}`);
      await (isPostgres(db)
        ? sql`create trigger ${name} ${when} for each row execute function refuse()`
        : sql`create trigger ${name} ${when} begin select raise(abort, 'a row was written'); end`
      ).execute(db);
    }
  }
}
