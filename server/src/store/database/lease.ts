import { DatabaseSync } from 'node:sqlite';
import { openConnection } from './postgres.ts';
import { createPrivateFile, sqliteFile } from './sqlite.ts';
import { isLocked } from './store-error.ts';

export interface Lease {
  release(): Promise<void>;
  /** Aborted when the lease is lost, because the connection to PostgreSQL was. */
  lost: AbortSignal;
}

/**
 * Acquires a lease that one process at a time can hold, or returns undefined. The operating system or PostgreSQL holds
 * it while the process lives: a crash frees it immediately, and no clock is involved.
 */
export async function acquireLease(
  databaseUrl: string,
  name: string,
  timeoutMs?: number,
): Promise<Lease | undefined> {
  return databaseUrl.startsWith('file:')
    ? acquireFileLease(sqliteFile(databaseUrl), name)
    : await acquirePostgresLease(databaseUrl, name, timeoutMs);
}

/**
 * A write transaction on a separate file, so that the database itself stays writable. Not an exclusive
 * transaction: two processes that request one at the same time can block each other.
 */
function acquireFileLease(file: string, name: string): Lease | undefined {
  const leaseFile = `${file}-${name}-lease`;
  createPrivateFile(leaseFile);
  const db = new DatabaseSync(leaseFile, { timeout: 0 });
  try {
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE;');
  } catch (error) {
    db.close();
    if (isLocked(error)) return undefined;
    throw error;
  }
  return {
    lost: new AbortController().signal,
    release: async () => db.close(),
  };
}

async function acquirePostgresLease(
  url: string,
  name: string,
  timeoutMs?: number,
): Promise<Lease | undefined> {
  const connection = await openConnection(url, timeoutMs);
  const lost = new AbortController();
  connection.on('error', () => lost.abort());
  try {
    await connection.connect();
    const { rows } = await connection.query<{ acquired: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as acquired',
      [`lease ${name}`],
    );
    if (rows[0]?.acquired) return { lost: lost.signal, release: () => connection.end() };
  } catch (error) {
    await connection.end();
    throw error;
  }
  await connection.end();
  return undefined;
}
