import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../migrations/list.ts';
import { isLocked, LOCKED_MESSAGE, StoreError } from './store-error.ts';
import type { Database } from './tables.ts';

/** The migrations of this version, in order. */
export const KNOWN_MIGRATIONS = Object.keys(migrations).sort();

/** The migrations that a database has run, in order; none if it is not an Assembly database. */
export async function readMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).sort();
}

/** False when a newer version made the database or the backup. */
export function areKnown(migrated: string[]): boolean {
  return migrated.every((name) => name in migrations);
}

export function isUpToDate(migrated: string[]): boolean {
  return migrated.length === KNOWN_MIGRATIONS.length && areKnown(migrated);
}

export async function requireUpToDate(db: Database): Promise<void> {
  if (isUpToDate(await readMigrations(db))) return;
  throw new StoreError(
    'The database was written by an older version of Assembly. Start this version on it once, then try again.',
  );
}

export async function refuseNewer(db: Database): Promise<void> {
  if (areKnown(await readMigrations(db))) return;
  throw new StoreError(
    'The database was written by a newer version of Assembly. Start that version, or restore a backup from before the upgrade.',
  );
}

/** Runs the migrations that are missing, up to that one. */
export async function migrate(db: Database, last = KNOWN_MIGRATIONS.at(-1) ?? ''): Promise<void> {
  await refuseNewer(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(last);
  if (!error) return;
  // Another process of a newer version may have migrated it in the meantime.
  await refuseNewer(db);
  if (isLocked(error)) throw new StoreError(LOCKED_MESSAGE, { cause: error });
  throw new StoreError(
    'The database could not be migrated and was left unchanged. Check that this user may write to it and that there is space on the disk.',
    { cause: error },
  );
}
