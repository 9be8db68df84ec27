import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, onTestFinished } from 'vitest';
import { openDatabase } from '../../store/database/open-database.ts';
import { sqliteFile } from '../../store/database/sqlite.ts';
import type { Database } from '../../store/database/tables.ts';

export type DatabaseKind = 'SQLite' | 'PostgreSQL';

/**
 * Files of `server/src` that run on both databases in `npm test`, because they are about SQL or about what the
 * databases do differently. The others run on PostgreSQL only in `npm run test:all`.
 */
const ON_BOTH_DATABASES = [
  '/store/',
  '/live/',
  '/notifications/queue/',
  '/sync/run-with-lease.test.ts',
  '/api/account/unseen.test.ts',
  '/api/announcements.test.ts',
  '/api/documents/documents.test.ts',
  '/api/events/events.test.ts',
  '/api/events/events-of-days.test.ts',
  '/api/offline.test.ts',
  '/api/password-resets.test.ts',
  '/api/search.test.ts',
  '/api/settings/settings-conflicts.test.ts',
  '/api/users.test.ts',
  '/backups/restore-live.test.ts',
  '/backups/run-backup.test.ts',
];

const TESTS_ALL = process.env.TEST_ALL === 'yes';

/** Runs the same tests on SQLite, and on PostgreSQL if the file is listed or `npm run test:all` runs it. */
export function onEachDatabase(title: string, tests: (kind: DatabaseKind) => void): void {
  const file = expect.getState().testPath ?? '';
  const isOnBoth = TESTS_ALL || ON_BOTH_DATABASES.some((path) => file.includes(path));
  const kinds: DatabaseKind[] = isOnBoth ? ['SQLite', 'PostgreSQL'] : ['SQLite'];
  describe.each(kinds)(`${title}, on %s`, tests);
}

/** The address of a new database without any table. */
export async function freshDatabaseUrl(kind: DatabaseKind): Promise<string> {
  return kind === 'SQLite' ? freshFile() : await freshOnPostgres('template1');
}

/** The address of a new database with the current schema, copied from a template because migrating is slow. */
export async function readyDatabaseUrl(kind: DatabaseKind): Promise<string> {
  const template = inject('templates')[kind];
  if (kind === 'PostgreSQL') return await freshOnPostgres(new URL(template).pathname.slice(1));
  const url = freshFile();
  copyFileSync(sqliteFile(template), sqliteFile(url));
  return url;
}

const freshFile = () => `file:${join(mkdtempSync(join(tmpdir(), 'assembly-')), 'assembly.db')}`;

async function freshOnPostgres(template: string): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await queryPostgres(`create database ${name} template ${template}`);
  return new URL(`/${name}`, inject('postgresUrl')).href;
}

/** A new, open database that is closed when the test ends. */
export async function freshDatabase(kind: DatabaseKind): Promise<Database> {
  const db = await openDatabase(await readyDatabaseUrl(kind));
  onTestFinished(() => db.destroy());
  return db;
}

/** Closes all connections to that database, as a restart of PostgreSQL does. */
export async function endConnectionsTo(url: string): Promise<void> {
  await queryPostgres(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
    new URL(url).pathname.slice(1),
  );
}

async function queryPostgres(query: string, ...values: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(query, values);
  await client.end();
}
