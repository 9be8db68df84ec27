import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { openDatabase } from '../store/open-database.ts';
import type { Database } from '../store/tables.ts';

export type DatabaseKind = 'SQLite' | 'PostgreSQL';

/** Runs the same sentences on both databases. */
export function onEachDatabase(title: string, tests: (kind: DatabaseKind) => void): void {
  describe.each(['SQLite', 'PostgreSQL'] as const)(`${title}, on %s`, tests);
}

/** The address of a fresh, empty database of that kind. */
export async function freshDatabaseUrl(kind: DatabaseKind): Promise<string> {
  if (kind === 'SQLite') {
    return `file:${join(mkdtempSync(join(tmpdir(), 'assembly-')), 'assembly.db')}`;
  }
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(`create database ${name}`);
  return new URL(`/${name}`, inject('postgresUrl')).href;
}

/** A fresh, open database that is closed when the test ends. */
export async function freshDatabase(kind: DatabaseKind): Promise<Database> {
  const db = await openDatabase(await freshDatabaseUrl(kind));
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
