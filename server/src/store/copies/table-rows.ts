import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { count } from '../content/search.ts';
import { isPostgres } from '../database/postgres.ts';
import { StoreError } from '../database/store-error.ts';
import type { Database, Tables, Tx } from '../database/tables.ts';

export type TableName = keyof Tables;
export type Value = string | number | null;

interface Portable {
  /** By what its rows are told apart, and in whose order they are read. */
  key: string[];
  /** Sessions, links and counts of attempts are of the day: a backup leaves them out. */
  isLasting: boolean;
}

/** In the order in which they can be filled: what is referred to comes first. */
const PORTABLE: Record<TableName, Portable> = {
  users: { key: ['id'], isLasting: true },
  user_words: { key: ['word', 'userId'], isLasting: true },
  sessions: { key: ['id'], isLasting: false },
  password_resets: { key: ['id'], isLasting: false },
  attempts: { key: ['id'], isLasting: false },
  audit_log: { key: ['id'], isLasting: true },
  events: { key: ['id'], isLasting: true },
  tasks: { key: ['id'], isLasting: true },
  drive: { key: ['id'], isLasting: true },
  drive_items: { key: ['id'], isLasting: true },
  sources: { key: ['name'], isLasting: true },
  source_versions: { key: ['id'], isLasting: true },
  source_version_rows: { key: ['versionId', 'tableName', 'rowId'], isLasting: true },
  events_before: { key: ['versionId', 'id'], isLasting: true },
  tasks_before: { key: ['versionId', 'id'], isLasting: true },
  drive_before: { key: ['versionId', 'id'], isLasting: true },
  drive_items_before: { key: ['versionId', 'id'], isLasting: true },
  sync_runs: { key: ['id'], isLasting: true },
  sync_slots: { key: ['slot'], isLasting: true },
  connections: { key: ['id'], isLasting: true },
};

export const ALL_TABLES = Object.keys(PORTABLE) as TableName[];
export const BACKUP_TABLES = ALL_TABLES.filter((table) => PORTABLE[table].isLasting);

export interface Batch {
  columns: string[];
  rows: Value[][];
}

// A row may hold megabytes: the first batch is small, and each one as large as the last one lets us hope.
const FIRST_ROWS = 10;
const ROWS_MOST = 500;
const BATCH_CHARS = 4_000_000;

/** Every row, in the order of the key's bytes (or of another key), as both databases can hold it. */
export async function* readTable(
  trx: Tx,
  table: TableName,
  key: string[] = PORTABLE[table].key,
): AsyncGenerator<Batch> {
  let limit = FIRST_ROWS;
  let after: Value[] | undefined;
  for (;;) {
    const found: Record<string, Value>[] = await readAfter(trx, table, key, after, limit);
    const [first] = found;
    const last = found.at(-1);
    if (!first || !last) return;
    const rows = found.map((row) => Object.values(row).map(portable));
    yield { columns: Object.keys(first), rows };
    if (found.length < limit) return;
    after = key.map((column) => last[column] ?? null);
    limit = nextLimit(limit, rows);
  }
}

async function readAfter(
  trx: Tx,
  table: TableName,
  key: string[],
  after: Value[] | undefined,
  limit: number,
): Promise<Record<string, Value>[]> {
  const columns = sql.join(key.map((column) => byBytes(trx, column)));
  const { rows } = await sql<Record<string, Value>>`
    select * from ${sql.table(table)}
    ${after ? sql`where (${columns}) > (${sql.join(after)})` : sql``}
    order by ${columns} limit ${limit}`.execute(trx);
  return rows;
}

/** PostgreSQL would compare some columns by the language of the server. */
function byBytes(trx: Tx, column: string): RawBuilder<unknown> {
  const isText = column !== 'position';
  return isText && isPostgres(trx) ? sql`${sql.ref(column)} collate "C"` : sql`${sql.ref(column)}`;
}

/** PostgreSQL refuses NUL, which says nothing anyway. */
function portable(value: Value): Value {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value;
}

function nextLimit(limit: number, rows: Value[][]): number {
  let chars = 1;
  for (const row of rows) for (const value of row) chars += String(value).length;
  const fitting = Math.floor((BATCH_CHARS * rows.length) / chars);
  return Math.max(1, Math.min(ROWS_MOST, 4 * limit, fitting));
}

/** A row as it is written down and as it is hashed. */
export function lineOf(row: Value[]): string {
  return `${JSON.stringify(row)}\n`;
}

/** The same content has the same hash, on either database. */
export async function hashTable(trx: Tx, table: TableName): Promise<string> {
  const hash = createHash('sha256');
  for await (const { rows } of readTable(trx, table)) {
    for (const row of rows) hash.update(lineOf(row));
  }
  return hash.digest('hex');
}

export async function insertRows(
  trx: Tx,
  table: TableName,
  columns: string[],
  rows: Value[][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_MOST) {
    const values = rows
      .slice(start, start + ROWS_MOST)
      .map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
    // Kysely cannot know a table by variable; the columns are those that were read from it.
    await trx
      .insertInto(table as 'users')
      .values(values as never)
      .execute();
  }
}

export type Counts = Partial<Record<TableName, number>>;

export async function countTables(db: Database, tables: TableName[]): Promise<Counts> {
  const counts: Counts = {};
  for (const table of tables) counts[table] = await count(db.selectFrom(table));
  return counts;
}

/** Says what lies in the way, and keeps others from writing until the transaction ends. */
export async function requireEmpty(trx: Tx): Promise<void> {
  if (isPostgres(trx)) {
    const tables = sql.join(ALL_TABLES.map((table) => sql.table(table)));
    await sql`lock table ${tables} in share row exclusive mode`.execute(trx);
  }
  const counts = Object.entries(await countTables(trx, BACKUP_TABLES)).filter(([, n]) => n > 0);
  if (counts.length > 0) {
    const held = counts.map(([table, n]) => `${n} in ${table}`).join(', ');
    throw new StoreError(
      `The database to fill is not empty (${held}), and was left as it is. Name a new one.`,
    );
  }
  for (const table of ALL_TABLES) await trx.deleteFrom(table).execute();
}

/** SQLite reads the whole file through; PostgreSQL checks its pages itself. */
export async function requireSound(trx: Tx): Promise<void> {
  if (isPostgres(trx)) return;
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(trx);
  const { rows: loose } = await sql`pragma foreign_key_check`.execute(trx);
  if (rows[0]?.integrity_check !== 'ok' || loose.length > 0) {
    throw new StoreError(
      'The database that was filled is not sound, so nothing was kept. Check the disk, then try again.',
    );
  }
}
