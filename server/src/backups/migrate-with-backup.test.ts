import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { recreateSchema } from '../store/copies/restore-backup.ts';
import { isUpToDate, KNOWN_MIGRATIONS, readMigrations } from '../store/database/migrate.ts';
import { openDatabase, openExisting } from '../store/database/open-database.ts';
import { sqliteFile } from '../store/database/sqlite.ts';
import {
  freshDatabaseUrl,
  onEachDatabase,
  readyDatabaseUrl,
} from '../testing/databases/each-database.ts';
import { newFolder } from '../testing/fixtures/test-backups.ts';
import { assembly } from '../testing/processes/run-command.ts';
import { runServer, startServer } from '../testing/processes/start-server.ts';
import { listFolder } from './backup-folder.ts';
import { migrateWithBackup } from './migrate-with-backup.ts';

const FIXTURE = join(import.meta.dirname, '../store/copies/fixtures/2026-11-15.db.gz');

async function previousDatabase(): Promise<string> {
  const url = await freshDatabaseUrl('SQLite');
  writeFileSync(sqliteFile(url), gunzipSync(readFileSync(FIXTURE)));
  return url;
}

/** Opens it as the server does. */
async function open(databaseUrl: string, folder?: string) {
  const messages: unknown[] = [];
  const environment = { DATABASE_URL: databaseUrl, ...(folder && { BACKUP_FOLDER: folder }) };
  const migrate = migrateWithBackup(readConfig(environment), (message) => messages.push(message));
  await using db = await openDatabase(databaseUrl, undefined, migrate);
  expect(await readMigrations(db)).toEqual(KNOWN_MIGRATIONS);
  return messages.map(String);
}

onEachDatabase('a database of an earlier version', (kind) => {
  test('is backed up once before it is migrated, by one of several processes', async () => {
    const databaseUrl = await readyDatabaseUrl(kind);
    const folder = newFolder();
    const old = await openDatabase(databaseUrl);
    const level = KNOWN_MIGRATIONS.slice(0, 2);
    await recreateSchema(old, level);
    await open(databaseUrl, folder);
    expect(await listFolder(folder)).toEqual([]);
    await recreateSchema(old, level);
    const named = { name: 'Ruth', nameKey: 'r', email: 'r@example.org', emailKey: 'r@example.org' };
    const device = { password: '', deviceToken: '', deviceType: 'web' };
    const flags = { isAdmin: 1, isActive: 1, createdAt: 1 } as const;
    await old
      .insertInto('users')
      .values({ id: 'r', ...named, ...device, ...flags })
      .execute();
    await old.destroy();
    await Promise.all([open(databaseUrl, folder), open(databaseUrl, folder)]);
    expect(await listFolder(folder)).toMatchObject([{ isVerified: true }]);
    await open(databaseUrl, folder);
    expect(await listFolder(folder)).toHaveLength(1);
  });
});

test('without a folder, a PostgreSQL database is migrated, and the log says that it was not backed up', async () => {
  const databaseUrl = await readyDatabaseUrl('PostgreSQL');
  const old = await openDatabase(databaseUrl);
  await recreateSchema(old, KNOWN_MIGRATIONS.slice(0, -1));
  await old.insertInto('sources').values({ name: 'events', version: 1, shown: 0 }).execute();
  await old.destroy();
  expect(await open(databaseUrl)).toEqual([
    'The database is migrated without a backup, because BACKUP_FOLDER is not set.',
  ]);
});

test('the server and commands do not migrate a database that they cannot back up', async () => {
  const databaseUrl = await previousDatabase();
  // Where the folder would be is a file.
  writeFileSync(join(dirname(sqliteFile(databaseUrl)), 'backups'), '');
  const environment = { DATABASE_URL: databaseUrl, PUBLIC_URL: 'http://127.0.0.1:3999' };
  const { ended, output } = runServer(environment);
  expect(await ended).toBe(1);
  expect(output.stderr).toContain('The database was not migrated, because no backup of it could');
  const command = await assembly(['reset-link', 'ada@example.org'], environment);
  expect(command).toMatchObject({ code: 1, out: '' });
  expect(command.err).toContain('or set BACKUP_FOLDER to another folder');
  await using db = await openExisting(databaseUrl);
  expect(isUpToDate(await readMigrations(db))).toBe(false);
});

test('an installation of the previous version is backed up when it is started, for its owner only', async () => {
  const databaseUrl = await previousDatabase();
  const folder = join(dirname(sqliteFile(databaseUrl)), 'backups');
  mkdirSync(folder);
  const server = await startServer({ databaseUrl });
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([`${name}.verified`]);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(server.output.all).toContain(
    `The database was backed up to ${name} before its migration.`,
  );
  await server.kill();
});
