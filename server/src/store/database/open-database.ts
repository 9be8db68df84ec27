import { existsSync } from 'node:fs';
import { SECOND_MS } from '@assembly/contract/limits';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../migrations/list.ts';
import { postgresDialect } from './postgres.ts';
import { notWritableMessage, sqliteDialect, sqliteFile } from './sqlite.ts';
import { isLocked, isReadOnly, LOCKED_MESSAGE, StoreError } from './store-error.ts';
import type { Database, Tables } from './tables.ts';

/** Longer than any wait for a lock. */
const ANSWER_TIMEOUT_MS = 10 * SECOND_MS;

/** Opens the database and migrates it, or throws a StoreError with the reason. */
export async function openDatabase(
  url: string,
  onError: (error: Error) => void = () => {},
): Promise<Database> {
  return await open(url, onError, async (db) => {
    await migrate(db);
    if (url.startsWith('file:')) await refuseReadOnly(db, url);
  });
}

/** For the server: a migration may take long, but every later query has a time limit. */
export async function openForServer(
  url: string,
  onError: (error: Error) => void,
): Promise<Database> {
  const db = await openDatabase(url, onError);
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
    if (!(await hasMigrations(db))) throw new StoreError(noDatabase(url));
    await refuseNewer(db);
  };
  return await open(url, onError, prepare, answerTimeoutMs);
}

async function open(
  url: string,
  onError: (error: Error) => void,
  prepare: (db: Database) => Promise<void>,
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

async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await refuseNewer(db);
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  // Another process of a newer version may have migrated it in the meantime.
  await refuseNewer(db);
  if (isLocked(error)) throw new StoreError(LOCKED_MESSAGE, { cause: error });
  throw new StoreError(
    'The database could not be migrated and was left unchanged. Check that this user may write to it and that there is space on the disk.',
    { cause: error },
  );
}

/** Without a migration nothing has been written yet, and the error would appear only at the first sign-in. */
async function refuseReadOnly(db: Database, url: string): Promise<void> {
  try {
    // Deletes nothing. SQLite refuses a write to a read-only file, but not the beginning of a transaction.
    await db.deleteFrom('attempts').where('id', '=', '').execute();
  } catch (error) {
    if (isReadOnly(error)) throw new StoreError(notWritableMessage(url), { cause: error });
    if (isLocked(error)) throw new StoreError(LOCKED_MESSAGE, { cause: error });
    throw error;
  }
}

async function hasMigrations(db: Database): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some((table) => table.name === 'kysely_migration');
}

async function refuseNewer(db: Database): Promise<void> {
  if (!(await hasMigrations(db))) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.filter((row) => !(row.name in migrations));
  if (unknown.length > 0) {
    throw new StoreError(
      'The database was written by a newer version of Assembly. Start that version, or restore a backup from before the upgrade.',
    );
  }
}
