import type { EventRecord } from '../content/records.ts';
import { isUnavailable, StoreError } from '../database/store-error.ts';
import type { Database, Tx } from '../database/tables.ts';
import { type BackupEntry, DAMAGED, type Header, readBackup } from './read-backup.ts';
import { requireReadable } from './require-readable.ts';
import { isUpToDate, migrateFrom, rebuildSchemaAt } from './schema-version.ts';
import {
  type Counts,
  countTables,
  hashTable,
  insertRows,
  readRecords,
  requireEmpty,
  requireIntact,
  type TableName,
  type Value,
} from './table-rows.ts';

type Bytes = AsyncIterable<Uint8Array>;

type Sanitize = (event: EventRecord) => EventRecord;

const MAX_BATCH_ROWS = 500;
const MAX_BATCH_CHARS = 4_000_000;

/** Reads a backup to its end and returns its header, or throws if it is damaged. */
export async function checkBackup(bytes: Bytes): Promise<Header> {
  let header: Header | undefined;
  const counts = new Map<string, number>();
  let table = '';
  for await (const entry of readBackup(bytes)) {
    if (entry.kind === 'header') header = entry.header;
    if (entry.kind === 'table') table = entry.table;
    if (entry.kind === 'row') counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  if (!header) throw new StoreError(DAMAGED);
  for (const [name, expected] of Object.entries(header.counts)) {
    if ((counts.get(name) ?? 0) !== expected) throw new StoreError(DAMAGED);
  }
  return header;
}

/**
 * Restores a backup into an empty database, in one transaction that verifies the result. A backup may be older than the
 * rules for HTML, or forged, so `sanitize` is applied to every event. It returns the same object if
 * nothing had to change.
 */
export function restoreBackup(db: Database, bytes: Bytes, sanitize: Sanitize): Promise<Counts> {
  return db.transaction().execute(async (trx) => {
    await requireEmpty(trx);
    try {
      const counts = await insertEntries(trx, readBackup(bytes));
      await requireReadable(trx);
      await sanitizeEvents(trx, sanitize);
      return counts;
    } catch (error) {
      if (error instanceof StoreError || isUnavailable(error)) throw error;
      throw new StoreError(DAMAGED, { cause: error });
    }
  });
}

async function insertEntries(trx: Tx, entries: AsyncIterable<BackupEntry>): Promise<Counts> {
  let header: Header | undefined;
  let hashes: Record<string, string> = {};
  let pending = { table: 'users' as TableName, columns: [] as string[], rows: [] as Value[][] };
  let chars = 0;
  const flush = async () => {
    await insertRows(trx, pending.table, pending.columns, pending.rows);
    pending = { ...pending, rows: [] };
    chars = 0;
  };
  for await (const entry of entries) {
    if (entry.kind === 'header') {
      header = entry.header;
      if (!isUpToDate(header.migrations)) await rebuildSchemaAt(trx, header.migrations);
    } else if (entry.kind === 'table') {
      await flush();
      pending = { ...entry, rows: [] };
    } else if (entry.kind === 'row') {
      pending.rows.push(entry.row);
      chars += entry.chars;
      if (pending.rows.length >= MAX_BATCH_ROWS || chars > MAX_BATCH_CHARS) await flush();
    } else hashes = entry.hashes;
  }
  await flush();
  if (!header) throw new StoreError(DAMAGED);
  const counts = await verifyTables(trx, header.counts, hashes);
  await migrateFrom(trx, header.migrations);
  await requireIntact(trx);
  return counts;
}

/** The rows of snapshots are sanitized when a snapshot is restored. */
async function sanitizeEvents(trx: Tx, sanitize: Sanitize): Promise<void> {
  for await (const row of readRecords(trx, 'events')) {
    const event = row as unknown as EventRecord;
    const sanitized = sanitize(event);
    if (sanitized === event) continue;
    const { description, search, location, callUrl, attachments, repeats } = sanitized;
    await trx
      .updateTable('events')
      // Without a hash, the next sync writes the row again.
      .set({ description, search, location, callUrl, attachments, repeats, contentHash: '' })
      .where('id', '=', event.id)
      .execute();
  }
}

async function verifyTables(
  trx: Tx,
  expected: Record<string, number>,
  hashes: Record<string, string>,
): Promise<Counts> {
  const tables = Object.keys(expected) as TableName[];
  const counts = await countTables(trx, tables);
  for (const table of tables) {
    if (counts[table] !== expected[table] || (await hashTable(trx, table)) !== hashes[table]) {
      throw new StoreError(
        `The restored ${table} differ from the backup, so nothing was restored.`,
      );
    }
  }
  return counts;
}
