import { sql } from 'kysely';
import type { Database } from '../../store/database/tables.ts';

/** Whether a query on this PostgreSQL database waits for another transaction. */
export async function isWaitingForLock(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
  return rows.length > 0;
}
