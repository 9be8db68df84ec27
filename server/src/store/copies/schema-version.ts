import { type Kysely, sql } from 'kysely';
import { StoreError } from '../database/store-error.ts';
import type { Database, Tx } from '../database/tables.ts';
import { migrations } from '../migrations/list.ts';
import { ALL_TABLES } from './table-rows.ts';

/** The migrations that a database has run, in order. */
export async function readMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).sort();
}

export function knownMigrations(): string[] {
  return Object.keys(migrations).sort();
}

export function isUpToDate(migrated: string[]): boolean {
  return migrated.join() === knownMigrations().join();
}

/** False when a newer version made the database. */
export function areKnownMigrations(migrated: string[]): boolean {
  return knownMigrations().slice(0, migrated.length).join() === migrated.join();
}

export async function requireUpToDate(db: Database): Promise<void> {
  if (isUpToDate(await readMigrations(db))) return;
  throw new StoreError(
    'The database was written by an older version of Assembly. Start this version on it once, then try again.',
  );
}

/** Recreates the tables of an empty database as they were after these migrations. */
export async function rebuildSchemaAt(trx: Tx, migrated: string[]): Promise<void> {
  for (const table of ALL_TABLES.toReversed()) await trx.schema.dropTable(table).execute();
  await sql`delete from kysely_migration`.execute(trx);
  await runMigrations(trx, migrated);
}

/** Runs the migrations that are missing after these. */
export async function migrateFrom(trx: Tx, migrated: string[]): Promise<void> {
  await runMigrations(trx, knownMigrations().slice(migrated.length));
}

async function runMigrations(trx: Tx, names: string[]): Promise<void> {
  for (const name of names) {
    await migrations[name]?.up(trx as unknown as Kysely<unknown>);
    const at = new Date().toISOString();
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${at})`.execute(trx);
  }
}
