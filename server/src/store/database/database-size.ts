import { sql } from 'kysely';
import { isPostgres } from './postgres.ts';
import type { Database } from './tables.ts';

interface DatabaseSize {
  kind: 'SQLite' | 'PostgreSQL';
  bytes: number;
}

export async function readDatabaseSize(db: Database): Promise<DatabaseSize> {
  const query = isPostgres(db)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{
        bytes: number;
      }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const { rows } = await query.execute(db);
  return { kind: isPostgres(db) ? 'PostgreSQL' : 'SQLite', bytes: Number(rows[0]?.bytes) };
}
