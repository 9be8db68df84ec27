import { sql } from 'kysely';
import { isUpToDate, migrate } from '../database/migrate.ts';
import type { Database, Tx } from '../database/tables.ts';
import { type Bytes, type Header, readRows } from './read-backup.ts';
import {
  ALL_TABLES,
  BATCH_ROWS,
  type Counts,
  insertRows,
  type Row,
  requireEmpty,
  type TableName,
} from './table-rows.ts';

/**
 * Restores a backup that was checked into an empty database with the schema of its version, and then migrates it. Returns
 * how many rows were inserted.
 */
export async function restoreBackup(db: Database, header: Header, bytes: Bytes): Promise<Counts> {
  const counts = await restoreAtItsVersion(db, header, bytes);
  await migrate(db);
  return counts;
}

/** The same without the migration. The rows are written in one transaction: if that fails, the database is still empty. */
export async function restoreAtItsVersion(
  db: Database,
  { migrations }: Header,
  bytes: Bytes,
): Promise<Counts> {
  await db.transaction().execute(requireEmpty);
  if (!isUpToDate(migrations)) await recreateSchema(db, migrations);
  return await db.transaction().execute((trx) => insertAll(trx, bytes));
}

/**
 * Recreates the tables of an empty, migrated database as they were after these migrations. Drops only our own tables:
 * other applications may have theirs in the same PostgreSQL database.
 */
export async function recreateSchema(db: Database, migrated: string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of ALL_TABLES.toReversed()) await trx.schema.dropTable(table).execute();
    await sql`delete from kysely_migration`.execute(trx);
  });
  await migrate(db, migrated.at(-1));
}

async function insertAll(trx: Tx, bytes: Bytes): Promise<Counts> {
  const counts: Counts = {};
  let batch: { table: TableName; rows: Row[] } | undefined;
  const insert = async ({ table, rows }: { table: TableName; rows: Row[] }) => {
    await insertRows(trx, table, rows);
    counts[table] = (counts[table] ?? 0) + rows.length;
  };
  for await (const { table, row } of readRows(bytes)) {
    if (batch && (batch.rows.length === BATCH_ROWS || table !== batch.table)) {
      await insert(batch);
      batch = undefined;
    }
    batch ??= { table, rows: [] };
    batch.rows.push(row);
  }
  if (batch) await insert(batch);
  return counts;
}
