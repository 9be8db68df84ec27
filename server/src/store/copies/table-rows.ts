import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { countRows } from '../database/count-rows.ts';
import { isPostgres } from '../database/postgres.ts';
import { StoreError } from '../database/store-error.ts';
import type { Database, Tables, Tx } from '../database/tables.ts';

export type TableName = keyof Tables;
export type Value = string | number | null;
export type Row = Record<string, Value>;

/** The primary key of each table. In the order in which they can be filled: referenced tables come first. */
const KEYS: Record<TableName, string[]> = {
  users: ['id'],
  user_words: ['word', 'userId'],
  sessions: ['id'],
  feeds: ['id'],
  password_resets: ['id'],
  attempts: ['id'],
  email_bundles: ['kind'],
  audit_log: ['id'],
  settings: ['name'],
  logo: ['id'],
  icons: ['name'],
  setup_codes: ['id'],
  google_authorizations: ['id'],
  calendars: ['id'],
  events: ['id'],
  tasks: ['id'],
  drive_items: ['id'],
  recordings: ['fileId'],
  item_changes: ['kind', 'id'],
  seen: ['userId', 'kind'],
  seen_items: ['userId', 'kind', 'itemId'],
  notification_choices: ['userId', 'topic'],
  email_refusals: ['userId'],
  unsubscribe_links: ['token'],
  push_devices: ['id'],
  notifications: ['id'],
  deliveries: ['id'],
  notified_sources: ['source'],
  sources: ['name'],
  source_versions: ['id'],
  source_version_rows: ['versionId', 'tableName', 'rowId'],
  calendars_before: ['versionId', 'id'],
  events_before: ['versionId', 'id'],
  tasks_before: ['versionId', 'id'],
  drive_items_before: ['versionId', 'id'],
  sync_runs: ['id'],
  sync_slots: ['slot'],
  connections: ['id'],
};
const SHORT_LIVED = new Set<TableName>([
  'sessions',
  'password_resets',
  'attempts',
  'email_bundles',
  'setup_codes',
  'google_authorizations',
  'push_devices',
  // A restored backup must not send again what was sent since.
  'notifications',
  'deliveries',
  'notified_sources',
]);

export const ALL_TABLES = Object.keys(KEYS) as TableName[];
export const BACKUP_TABLES = ALL_TABLES.filter((table) => !SHORT_LIVED.has(table));

/** They fit into one statement of either database. */
export const BATCH_ROWS = 100;

/** Every row in the byte order of the key (or of another key), with values that both databases can store. */
export async function* readTable(
  trx: Tx,
  table: TableName,
  key = KEYS[table],
): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => byBytes(trx, column)));
  let last: Row | undefined;
  do {
    const after = key.map((column) => last?.[column] ?? null);
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)}
      ${last ? sql`where (${columns}) > (${sql.join(after)})` : sql``}
      order by ${columns} limit ${BATCH_ROWS}`.execute(trx);
    if (rows.length > 0) yield rows.map(withoutNul);
    last = rows[BATCH_ROWS - 1];
  } while (last);
}

/** PostgreSQL would compare some columns by the server's locale. */
function byBytes(trx: Tx, column: string): RawBuilder<unknown> {
  const isText = column !== 'position';
  return isText && isPostgres(trx) ? sql`${sql.ref(column)} collate "C"` : sql`${sql.ref(column)}`;
}

/** PostgreSQL refuses NUL, which carries no meaning. */
function withoutNul(row: Row): Row {
  const clean = (value: Value) => (typeof value === 'string' ? value.replaceAll('\0', '') : value);
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, clean(value)]));
}

/** A row is written and hashed as this line. */
export function toLine(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** The same content has the same hash on both databases. */
export async function hashTable(trx: Tx, table: TableName): Promise<string> {
  const hash = createHash('sha256');
  for await (const rows of readTable(trx, table)) {
    for (const row of rows) hash.update(toLine(Object.values(row)));
  }
  return hash.digest('hex');
}

export async function insertRows(trx: Tx, table: TableName, rows: Row[]): Promise<void> {
  // Kysely cannot type a table in a variable; the columns are those that were read from it.
  await trx
    .insertInto(table as 'users')
    .values(rows as never)
    .execute();
}

export type Counts = Partial<Record<TableName, number>>;
export type Hashes = Partial<Record<TableName, string>>;

export async function countTables(db: Database, tables: TableName[]): Promise<Counts> {
  const counts: Counts = {};
  for (const table of tables) counts[table] = await countRows(db.selectFrom(table));
  return counts;
}

/** Blocks other writers until the transaction ends. SQLite has one writer at a time anyway. */
export async function lockTables(trx: Tx): Promise<void> {
  if (!isPostgres(trx)) return;
  const tables = sql.join(ALL_TABLES.map((table) => sql.table(table)));
  await sql`lock table ${tables} in share row exclusive mode`.execute(trx);
}

export async function deleteAllRows(trx: Tx): Promise<void> {
  for (const table of ALL_TABLES.toReversed()) await trx.deleteFrom(table).execute();
}

/** Throws if the database has content, and blocks other writers until the transaction ends. */
export async function requireEmpty(trx: Tx): Promise<void> {
  await lockTables(trx);
  const counts = Object.entries(await countTables(trx, BACKUP_TABLES)).filter(([, n]) => n > 0);
  if (counts.length > 0) {
    const contents = counts.map(([table, n]) => `${n} in ${table}`).join(', ');
    throw new StoreError(
      `The target database is not empty (${contents}) and was not changed. Choose a new one.`,
    );
  }
  await deleteAllRows(trx);
}
