import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../store/database/open-database.ts';
import { sqliteFile } from '../store/database/sqlite.ts';
import type { Database } from '../store/database/tables.ts';

const HASH_CHARS = 16;

/**
 * Runs with a new, empty SQLite database, which is removed afterwards, with what a killed run has left. Only the holder
 * of the lease may call it. It is beside the database, or else in the folder for temporary files, and not with the
 * backups: SQLite does not work on many network disks.
 */
export async function withScratchDatabase<Result>(
  databaseUrl: string,
  run: (db: Database) => Promise<Result>,
): Promise<Result> {
  const folder = scratchFolderOf(databaseUrl);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  try {
    await using db = await openDatabase(`file:${join(folder, 'scratch.db')}`);
    return await run(db);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function scratchFolderOf(databaseUrl: string): string {
  if (databaseUrl.startsWith('file:')) return `${sqliteFile(databaseUrl)}-scratch`;
  const id = createHash('sha256').update(databaseUrl).digest('hex').slice(0, HASH_CHARS);
  return join(tmpdir(), `assembly-scratch-${id}`);
}
