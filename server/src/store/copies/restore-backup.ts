import { isUnavailable, StoreError } from '../database/store-error.ts';
import type { Database, Tx } from '../database/tables.ts';
import { DAMAGED, type Header, type Part, readBackup } from './read-backup.ts';
import { isUpToDate, migrateFrom, rebuildSchemaAt } from './schema-version.ts';
import {
  type Counts,
  countTables,
  hashTable,
  insertRows,
  requireEmpty,
  requireSound,
  type TableName,
  type Value,
} from './table-rows.ts';

type Bytes = AsyncIterable<Uint8Array>;

const ROWS_AT_ONCE = 500;
const CHARS_AT_ONCE = 4_000_000;

/** Reads a backup to its end, and says what is in it. */
export async function checkBackup(bytes: Bytes): Promise<Header> {
  let header: Header | undefined;
  const counts = new Map<string, number>();
  let table = '';
  for await (const part of readBackup(bytes)) {
    if (part.kind === 'header') header = part.header;
    if (part.kind === 'table') table = part.table;
    if (part.kind === 'row') counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  if (!header) throw new StoreError(DAMAGED);
  for (const [name, expected] of Object.entries(header.counts)) {
    if ((counts.get(name) ?? 0) !== expected) throw new StoreError(DAMAGED);
  }
  return header;
}

/** Fills an empty database from a backup: all of it, compared with what the backup says, or nothing. */
export function restoreBackup(db: Database, bytes: Bytes): Promise<Counts> {
  return db.transaction().execute(async (trx) => {
    await requireEmpty(trx);
    try {
      return await fill(trx, readBackup(bytes));
    } catch (error) {
      if (error instanceof StoreError || isUnavailable(error)) throw error;
      throw new StoreError(DAMAGED, { cause: error });
    }
  });
}

async function fill(trx: Tx, parts: AsyncIterable<Part>): Promise<Counts> {
  let header: Header | undefined;
  let hashes: Record<string, string> = {};
  let pending = { table: 'users' as TableName, columns: [] as string[], rows: [] as Value[][] };
  let chars = 0;
  const flush = async () => {
    await insertRows(trx, pending.table, pending.columns, pending.rows);
    pending = { ...pending, rows: [] };
    chars = 0;
  };
  for await (const part of parts) {
    if (part.kind === 'header') {
      header = part.header;
      if (!isUpToDate(header.migrations)) await rebuildSchemaAt(trx, header.migrations);
    } else if (part.kind === 'table') {
      await flush();
      pending = { ...part, rows: [] };
    } else if (part.kind === 'row') {
      pending.rows.push(part.row);
      chars += part.chars;
      if (pending.rows.length >= ROWS_AT_ONCE || chars > CHARS_AT_ONCE) await flush();
    } else hashes = part.hashes;
  }
  await flush();
  if (!header) throw new StoreError(DAMAGED);
  const counts = await compare(trx, header.counts, hashes);
  await migrateFrom(trx, header.migrations);
  await requireSound(trx);
  return counts;
}

async function compare(
  trx: Tx,
  expected: Record<string, number>,
  hashes: Record<string, string>,
): Promise<Counts> {
  const tables = Object.keys(expected) as TableName[];
  const counts = await countTables(trx, tables);
  for (const table of tables) {
    if (counts[table] !== expected[table] || (await hashTable(trx, table)) !== hashes[table]) {
      throw new StoreError(
        `What arrived in ${table} is not what the backup holds, so nothing was kept.`,
      );
    }
  }
  return counts;
}
