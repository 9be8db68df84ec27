import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres, openConnection } from './postgres.ts';
import { createPrivateFile, sqliteFile } from './sqlite.ts';
import { isLocked } from './store-error.ts';
import type { Database } from './tables.ts';

/** How often a lease is tried again. */
const RETRY_MS = 100;

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

/** The same, waiting for it if another process holds it. */
export async function waitForLease(
  databaseUrl: string,
  name: string,
  maxWaitMs: number,
): Promise<Lease | undefined> {
  const deadline = performance.now() + maxWaitMs;
  let lease = await acquireLease(databaseUrl, name);
  while (!lease && performance.now() < deadline) {
    await wait(RETRY_MS);
    lease = await acquireLease(databaseUrl, name);
  }
  return lease;
}

/** Whether any process has the lease, without acquiring it. On SQLite, where one process serves, it is not known: false. */
export async function isLeaseHeld(db: Database, name: string): Promise<boolean> {
  if (!isPostgres(db)) return false;
  const { rows } = await sql`select 1 from pg_locks
    where locktype = 'advisory' and objsubid = 1 and granted
    and database = (select oid from pg_database where datname = current_database())
    and (classid::bigint << 32) | objid::bigint = hashtextextended(${`lease ${name}`}, 0)`.execute(
    db,
  );
  return rows.length > 0;
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
