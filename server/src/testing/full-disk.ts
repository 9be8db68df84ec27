import { sql } from 'kysely';
import type { Database } from '../store/tables.ts';

/** More pages than any file can have. */
const NO_LIMIT = 1_073_741_823;

/** From now on the file may not grow: SQLite answers as it does when the disk is full. */
export async function fillDisk(db: Database): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await setMost(db, rows[0]?.page_count ?? 1);
}

export async function makeRoom(db: Database): Promise<void> {
  await setMost(db, NO_LIMIT);
}

async function setMost(db: Database, pages: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
}
