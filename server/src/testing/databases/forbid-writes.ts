import { sql } from 'kysely';
import { isPostgres } from '../../store/database/postgres.ts';
import type { Database } from '../../store/database/tables.ts';

const CONTENT = ['events', 'tasks', 'drive', 'drive_items', 'sources'];

/** From now on the database itself refuses to write a row of content. */
export async function forbidWrites(db: Database): Promise<void> {
  if (isPostgres(db)) {
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'a row was written'; end $$`.execute(db);
  }
  for (const table of CONTENT) {
    for (const act of ['insert', 'update', 'delete']) {
      const name = sql.raw(`refuse_${act}_${table}`);
      const when = sql.raw(`before ${act} on ${table}`);
      await (isPostgres(db)
        ? sql`create trigger ${name} ${when} for each row execute function refuse()`
        : sql`create trigger ${name} ${when} begin select raise(abort, 'a row was written'); end`
      ).execute(db);
    }
  }
}
