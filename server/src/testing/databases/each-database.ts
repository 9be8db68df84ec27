import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { openDatabase } from '../../store/database/open-database.ts';
import { sqliteFile } from '../../store/database/sqlite.ts';
import type { Database } from '../../store/database/tables.ts';

export type DatabaseKind = 'SQLite' | 'PostgreSQL';

/** Runs the same sentences on both databases. */
export function onEachDatabase(title: string, tests: (kind: DatabaseKind) => void): void {
  describe.each(['SQLite', 'PostgreSQL'] as const)(`${title}, on %s`, tests);
}

/** The address of a fresh database of that kind, in which there is nothing, not even a table. */
export async function freshDatabaseUrl(kind: DatabaseKind): Promise<string> {
  return kind === 'SQLite' ? freshFile() : await freshOnPostgres('template1');
}

/** The same, already brought up to date, which takes longer than many a test. */
export async function readyDatabaseUrl(kind: DatabaseKind): Promise<string> {
  const pattern = inject('patterns')[kind];
  if (kind === 'PostgreSQL') return await freshOnPostgres(new URL(pattern).pathname.slice(1));
  const url = freshFile();
  copyFileSync(sqliteFile(pattern), sqliteFile(url));
  return url;
}

const freshFile = () => `file:${join(mkdtempSync(join(tmpdir(), 'assembly-')), 'assembly.db')}`;

async function freshOnPostgres(pattern: string): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(`create database ${name} template ${pattern}`);
  return new URL(`/${name}`, inject('postgresUrl')).href;
}

/** A fresh, open database that is closed when the test ends. */
export async function freshDatabase(kind: DatabaseKind): Promise<Database> {
  const db = await openDatabase(await readyDatabaseUrl(kind));
  onTestFinished(() => db.destroy());
  return db;
}

/** Cuts off everybody who is connected to that database, as a restart of PostgreSQL does. */
export async function endConnectionsTo(url: string): Promise<void> {
  await askPostgres(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
    new URL(url).pathname.slice(1),
  );
}

async function askPostgres(query: string, ...values: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(query, values);
  await client.end();
}
