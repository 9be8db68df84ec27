import { type Kysely, sql } from 'kysely';
import { StoreError } from '../database/store-error.ts';
import type { Database, Tx } from '../database/tables.ts';
import { migrations } from '../migrations/list.ts';
import { ALL_TABLES, type TableName } from './table-rows.ts';

/** The names of the changes to the schema that a database has been through, in their order. */
export async function readMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).sort();
}

export function knownMigrations(): string[] {
  return Object.keys(migrations).sort();
}

export function isUpToDate(level: string[]): boolean {
  return level.join() === knownMigrations().join();
}

/** Whether this program knows every change that led there. */
export function areKnown(level: string[]): boolean {
  return knownMigrations().slice(0, level.length).join() === level.join();
}

export async function requireUpToDate(db: Database): Promise<void> {
  if (isUpToDate(await readMigrations(db))) return;
  throw new StoreError(
    'The database was written by an older version of Assembly. Start this version on it once, then try again.',
  );
}

/** Makes the tables of an empty database anew, as they were at an earlier level. */
export async function rebuildSchemaAt(trx: Tx, level: string[]): Promise<void> {
  for (const table of ALL_TABLES.toReversed()) await trx.schema.dropTable(table).execute();
  await sql`delete from kysely_migration`.execute(trx);
  await climb(trx, level);
}

/** Brings the schema, with what is in the tables, up to what the program expects. */
export async function migrateFrom(trx: Tx, level: string[]): Promise<void> {
  await climb(trx, knownMigrations().slice(level.length));
}

async function climb(trx: Tx, names: string[]): Promise<void> {
  for (const name of names) {
    await migrations[name]?.up(trx as unknown as Kysely<unknown>);
    const at = new Date().toISOString();
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${at})`.execute(trx);
  }
}

/** Those of the tables that the database has at its level. */
export async function existingTables(db: Database, among: TableName[]): Promise<TableName[]> {
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return among.filter((table) => present.has(table));
}
