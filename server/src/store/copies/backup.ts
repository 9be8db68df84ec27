import { createHash } from 'node:crypto';
import { readMigrations } from '../database/migrate.ts';
import { inReadTransaction } from '../database/read-transaction.ts';
import type { Database, Tx } from '../database/tables.ts';
import {
  BACKUP_TABLES,
  type Counts,
  countTables,
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

/** Passes a consistent backup to `write`, while others keep writing to the database. */
export function writeBackup(
  db: Database,
  now: number,
  write: (chunks: AsyncIterable<string>) => Promise<void>,
): Promise<Counts> {
  return inReadTransaction(db, async (trx) => {
    const existing = new Set((await trx.introspection.getTables()).map(({ name }) => name));
    // An older version may not have all of them.
    const tables = BACKUP_TABLES.filter((table) => existing.has(table));
    const counts = await countTables(trx, tables);
    const header = {
      assembly: 'backup',
      format: BACKUP_FORMAT,
      takenAt: new Date(now).toISOString(),
      migrations: await readMigrations(trx),
      counts,
    };
    await write(inChunks(linesOf(trx, tables, header)));
    return counts;
  });
}

async function* linesOf(trx: Tx, tables: TableName[], header: object): AsyncGenerator<string> {
  yield toLine(header);
  for (const table of tables) {
    let isFirst = true;
    for await (const rows of readTable(trx, table)) {
      if (isFirst) yield toLine({ table, columns: Object.keys(rows[0] ?? {}) });
      isFirst = false;
      // One at a time: a row may hold megabytes.
      for (const row of rows) yield toLine(Object.values(row));
    }
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
