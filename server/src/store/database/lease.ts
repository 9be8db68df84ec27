import { DatabaseSync } from 'node:sqlite';
import { openConnection } from './postgres.ts';
import { sqliteFile } from './sqlite.ts';
import { isLocked } from './store-error.ts';

export interface Lease {
  release(): Promise<void>;
  /** Aborted when the database took the lease away, as when the connection to it is lost. */
  lost: AbortSignal;
}

/**
 * Takes a lease that one process at a time can have, or returns undefined. The operating system or PostgreSQL itself
 * holds it for as long as the process lives: a crash frees it at once, and no clock is involved.
 */
export async function takeLease(databaseUrl: string, name: string): Promise<Lease | undefined> {
  return databaseUrl.startsWith('file:')
    ? takeFileLease(sqliteFile(databaseUrl), name)
    : await takePostgresLease(databaseUrl, name);
}

/**
 * A write transaction on a file of its own, beside the database, which goes on being written meanwhile. Not an
 * exclusive one: two that ask for that at once can each keep the other from it.
 */
function takeFileLease(file: string, name: string): Lease | undefined {
  const db = new DatabaseSync(`${file}-${name}-lease`, { timeout: 0 });
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

async function takePostgresLease(url: string, name: string): Promise<Lease | undefined> {
  const line = openConnection(url);
  const lost = new AbortController();
  line.on('error', () => lost.abort());
  try {
    await line.connect();
    const { rows } = await line.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [`lease ${name}`],
    );
    if (rows[0]?.taken) return { lost: lost.signal, release: () => line.end() };
  } catch (error) {
    await line.end();
    throw error;
  }
  await line.end();
  return undefined;
}
