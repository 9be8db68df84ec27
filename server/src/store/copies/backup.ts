import { createHash } from 'node:crypto';
import { readMigrations } from '../database/migrate.ts';
import { inReadTransaction } from '../database/read-transaction.ts';
import type { Database, Tx } from '../database/tables.ts';
import {
  BACKUP_TABLES,
  type Counts,
  countTables,
  type Hashes,
  readTable,
  type TableName,
  toLine,
} from './table-rows.ts';

/**
 * A backup consists of lines of JSON, the same from either database: a header; the columns and rows of each table; and
 * the SHA-256 of all lines before it.
 */
export const BACKUP_FORMAT = 1;

const CHUNK_CHARS = 64 * 1024;

/** What was written: how many rows of each table, and their hash as of `hashTable`. */
export interface Written {
  counts: Counts;
  hashes: Hashes;
}

/** Passes a consistent backup to `write`, while others keep writing to the database. */
export function writeBackup(
  db: Database,
  now: number,
  write: (chunks: AsyncIterable<string>) => Promise<void>,
): Promise<Written> {
  return inReadTransaction(db, async (trx) => {
    const tables = await backupTablesOf(trx);
    const counts = await countTables(trx, tables);
    const hashes: Hashes = {};
    const header = {
      assembly: 'backup',
      format: BACKUP_FORMAT,
      takenAt: new Date(now).toISOString(),
      migrations: await readMigrations(trx),
      counts,
    };
    await write(inChunks(linesOf(trx, tables, header, hashes)));
    return { counts, hashes };
  });
}

/** The tables to back up. An older version may not have all of them. */
async function backupTablesOf(trx: Tx): Promise<TableName[]> {
  const existing = new Set((await trx.introspection.getTables()).map(({ name }) => name));
  return BACKUP_TABLES.filter((table) => existing.has(table));
}

/** Whether there is anything to back up. */
export function hasContent(db: Database): Promise<boolean> {
  return inReadTransaction(db, async (trx) => {
    const counts = await countTables(trx, await backupTablesOf(trx));
    return Object.values(counts).some((count) => count > 0);
  });
}

async function* linesOf(
  trx: Tx,
  tables: TableName[],
  header: object,
  hashes: Hashes,
): AsyncGenerator<string> {
  yield toLine(header);
  for (const table of tables) {
    const hash = createHash('sha256');
    let isFirst = true;
    for await (const rows of readTable(trx, table)) {
      if (isFirst) yield toLine({ table, columns: Object.keys(rows[0] ?? {}) });
      isFirst = false;
      // One at a time: a row may hold megabytes.
      for (const row of rows) {
        const line = toLine(Object.values(row));
        hash.update(line);
        yield line;
      }
    }
    hashes[table] = hash.digest('hex');
  }
}

/** Joins lines, so that each need not be compressed and written by itself, and adds the checksum. */
async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let chunk = '';
  for await (const line of lines) {
    hash.update(line);
    chunk += line;
    if (chunk.length < CHUNK_CHARS) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk + toLine({ sha256: hash.digest('hex') });
}
