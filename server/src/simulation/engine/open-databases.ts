import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dialect, Driver } from 'kysely';
import pg from 'pg';
import { postgresDialect } from '../../store/database/postgres.ts';
import { sqliteDialect, sqliteFile } from '../../store/database/sqlite.ts';

/** A database of its own for each simulation, copied from one that was prepared once. */
export interface SimulatedDatabase {
  /** Of one process: the operating system ends the connections of a process that dies. */
  urlFor(processName: string): string;
  open(processName: string): Promise<Dialect>;
  kill(processName: string, driver: Driver): Promise<void>;
  /** How long an answer may take before it counts as waiting for a lock. */
  patienceMs: number;
  remove(): Promise<void>;
}

/** In memory where the system has such a folder: a process that dies loses nothing that it has handed to the system. */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export async function openSqliteCopy(templateUrl: string): Promise<SimulatedDatabase> {
  const folder = mkdtempSync(join(FOLDER, 'assembly-simulation-'));
  const url = `file:${join(folder, 'assembly.db')}`;
  copyFileSync(sqliteFile(templateUrl), sqliteFile(url));
  return {
    urlFor: () => url,
    open: async () => sqliteDialect(url),
    // Closing rolls an open transaction back, as the next process to open the file would.
    kill: (_processName, driver) => driver.destroy(),
    patienceMs: 0,
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

const POSTGRES_PATIENCE_MS = 15;

export async function openPostgresCopy(
  templateUrl: string,
  name: string,
): Promise<SimulatedDatabase> {
  const template = new URL(templateUrl).pathname.slice(1);
  await query(templateUrl, `create database ${name} template ${template}`);
  const urlFor = (processName: string) => {
    const url = new URL(`/${name}`, templateUrl);
    url.searchParams.set('application_name', processName);
    return url.href;
  };
  return {
    urlFor,
    open: (processName) => postgresDialect(urlFor(processName), () => {}),
    async kill(processName, driver) {
      await query(
        templateUrl,
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = $2',
        [name, processName],
      );
      // Not awaited: the pool waits for connections that the dead process will not give back.
      void driver.destroy().catch(() => {});
    },
    patienceMs: POSTGRES_PATIENCE_MS,
    remove: () => query(templateUrl, `drop database ${name} with (force)`),
  };
}

/** On the server's own database: nobody may be connected to a template while it is copied. */
async function query(url: string, text: string, values: string[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('/postgres', url).href });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}
