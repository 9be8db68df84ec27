import { existsSync } from 'node:fs';
import { SECOND_MS } from '@assembly/contract/limits';
import { Kysely, sql } from 'kysely';
import { migrate, readMigrations, refuseNewer } from './migrate.ts';
import { isPostgres, postgresDialect } from './postgres.ts';
import { sqliteDialect, sqliteFile } from './sqlite.ts';
import { StoreError } from './store-error.ts';
import type { Database, Tables } from './tables.ts';

/** Longer than any wait for a lock. */
const ANSWER_TIMEOUT_MS = 10 * SECOND_MS;

type Migrate = (db: Database) => Promise<void>;

/** Opens the database and migrates it, or throws a StoreError with the reason. */
export async function openDatabase(
  url: string,
  onError: (error: Error) => void = () => {},
  migrateDatabase: Migrate = migrate,
): Promise<Database> {
  return await open(url, onError, migrateDatabase);
}

/** For the server: a migration may take long, but every later query has a time limit. */
export async function openForServer(
  url: string,
  onError: (error: Error) => void,
  migrateDatabase: Migrate = migrate,
): Promise<Database> {
  const db = await openDatabase(url, onError, migrateDatabase);
  if (url.startsWith('file:')) return db;
  await db.destroy();
  return await openExisting(url, onError, ANSWER_TIMEOUT_MS);
}

/** Opens an existing database without migrating it. */
export async function openExisting(
  url: string,
  onError: (error: Error) => void = () => {},
  answerTimeoutMs?: number,
): Promise<Database> {
  if (url.startsWith('file:') && !existsSync(sqliteFile(url)))
    throw new StoreError(noDatabase(url));
  const prepare = async (db: Database) => {
    if ((await readMigrations(db)).length === 0) throw new StoreError(noDatabase(url));
    await refuseNewer(db);
  };
  return await open(url, onError, prepare, answerTimeoutMs);
}

async function open(
  url: string,
  onError: (error: Error) => void,
  prepare: Migrate,
  answerTimeoutMs?: number,
): Promise<Database> {
  const dialect = url.startsWith('file:')
    ? sqliteDialect(url)
    : await postgresDialect(url, onError, answerTimeoutMs);
  const db = new Kysely<Tables>({ dialect });
  try {
    await prepare(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function noDatabase(url: string): string {
  const address = url.startsWith('file:') ? url.slice('file:'.length) : new URL(url).host;
  return `There is no Assembly database at ${address}. Check the address.`;
}

export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

export async function readDatabaseSize(db: Database) {
  const query = isPostgres(db)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{
        bytes: number;
      }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const { rows } = await query.execute(db);
  return {
    kind: isPostgres(db) ? ('PostgreSQL' as const) : ('SQLite' as const),
    bytes: Number(rows[0]?.bytes),
  };
}
