import { type Kysely, PostgresAdapter, sql } from 'kysely';

// Apart from the store's own code: a released migration must not change with it.

export function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Text that sorts by its bytes, as SQLite's does; PostgreSQL would sort by the server's locale. */
export function byteOrderedText(db: Kysely<unknown>) {
  return isPostgres(db) ? sql`text collate "C"` : ('text' as const);
}
