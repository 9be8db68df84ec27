import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { restore } from '../cli/data-commands.ts';
import { readConfig } from '../config.ts';
import { writeBackup } from '../store/copies/backup.ts';
import { BACKUP_TABLES } from '../store/copies/table-rows.ts';
import { acquireLease, isLeaseHeld } from '../store/database/lease.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { sqliteFile } from '../store/database/sqlite.ts';
import { freshDatabaseUrl, onEachDatabase } from '../testing/databases/each-database.ts';
import { hashesOf } from '../testing/databases/read-all-tables.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { openTestBackups } from '../testing/fixtures/test-backups.ts';
import { listFolder } from './backup-folder.ts';
import { BACKUP_LEASE } from './backup-job.ts';
import { readState } from './backup-state.ts';
import { verifyBackup } from './make-backup.ts';
import { scratchFolderOf } from './scratch-database.ts';

const NAME = '2026-11-15T09-00-00Z.backup';

onEachDatabase('a backup', (kind) => {
  test('is verified, readable by its owner only, and restored by the command', async () => {
    const { backUp, databaseUrl, db, errors, settings } = await openTestBackups(kind);
    expect(await backUp()).toBe(NAME);
    expect(errors).toEqual([]);
    expect(await listFolder(settings.folder)).toMatchObject([{ name: NAME, isVerified: true }]);
    const file = join(settings.folder, NAME);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(scratchFolderOf(databaseUrl))).toBe(false);
    expect(await readState(db)).toMatchObject({ failures: 0, lastFailure: null });
    const target = await freshDatabaseUrl(kind);
    const config = readConfig({ DATABASE_URL: target });
    await restore.run({ config, now: () => SUNDAY, log: () => {} }, [file]);
    await using restored = await openDatabase(target);
    // The state of the runs was written after the backup.
    const tables = BACKUP_TABLES.filter((table) => table !== 'settings');
    expect(await hashesOf(restored, tables)).toEqual(await hashesOf(db, tables));
  });

  test('is made by one process at a time, and once for a scheduled time', async () => {
    const { backUp, databaseUrl, db, settings } = await openTestBackups(kind);
    const lease = await acquireLease(databaseUrl, BACKUP_LEASE);
    // Other processes see it on PostgreSQL, where there are others.
    expect(await isLeaseHeld(db, BACKUP_LEASE)).toBe(kind === 'PostgreSQL');
    await expect(backUp()).rejects.toThrow('already running');
    await lease?.release();
    expect(await isLeaseHeld(db, BACKUP_LEASE)).toBe(false);
    await backUp({}, '2026-11-15T03:00:00.000Z');
    await expect(backUp({}, '2026-11-15T03:00:00.000Z')).rejects.toThrow('already running');
    await backUp({}, '2026-11-16T03:00:00.000Z');
    expect(await listFolder(settings.folder)).toHaveLength(2);
  });
});

test('a backup from which other rows are restored is not verified', async () => {
  const { backUp, databaseUrl, db, settings } = await openTestBackups('SQLite');
  const file = join(settings.folder, await backUp());
  const written = await writeBackup(db, SUNDAY, async (chunks) => {
    await Array.fromAsync(chunks);
  });
  // After the backup, its run was recorded in the settings.
  await expect(verifyBackup(file, databaseUrl, written)).rejects.toThrow('settings differ');
});

test('a file of the same name is not overwritten, and files of others are ignored', async () => {
  const { backUp, settings } = await openTestBackups('SQLite');
  const at = (name: string) => join(settings.folder, name);
  writeFileSync(at(NAME), 'theirs');
  writeFileSync(at('notes.txt'), 'theirs');
  writeFileSync(at('2026-99-99T99-99-99Z.backup'), 'theirs');
  mkdirSync(at('2026-11-14T09-00-00Z.backup'));
  expect(await backUp()).toBe('2026-11-15T09-00-01Z.backup');
  expect(readFileSync(at(NAME), 'utf8')).toBe('theirs');
  expect(await listFolder(settings.folder)).toMatchObject([
    { name: '2026-11-15T09-00-01Z.backup', isVerified: true },
    { name: NAME, isVerified: false },
  ]);
});

test('what a killed run has left is removed, and is never taken for verified', async () => {
  const { backUp, databaseUrl, settings } = await openTestBackups('SQLite');
  const killed = '2026-11-13T03-00-00Z.backup';
  await backUp();
  const size = statSync(join(settings.folder, NAME)).size;
  for (const left of [`${killed}.part`, `${NAME.replace('15', '12')}.verified`]) {
    writeFileSync(join(settings.folder, left), `${size} bytes\n`);
  }
  // It was killed while it was verified.
  writeFileSync(join(settings.folder, killed), readFileSync(join(settings.folder, NAME)));
  mkdirSync(scratchFolderOf(databaseUrl));
  expect((await listFolder(settings.folder)).at(-1)).toMatchObject({
    name: killed,
    isVerified: false,
  });
  await backUp();
  // Older than a day and not verified, it goes as well.
  expect(readdirSync(settings.folder).sort()).toEqual([
    ...[NAME, `${NAME}.verified`],
    ...['2026-11-15T09-00-01Z.backup', '2026-11-15T09-00-01Z.backup.verified'],
  ]);
  expect(existsSync(scratchFolderOf(databaseUrl))).toBe(false);
});

test('old backups are removed, but the last good one stays while runs fail', async () => {
  const { backUp, clock, db, settings } = await openTestBackups('SQLite', {
    keep: { daily: 2, weekly: 0, monthly: 0 },
  });
  for (let night = 0; night < 4; night += 1) {
    await backUp();
    clock.now += DAY_MS;
  }
  const good = (await listFolder(settings.folder)).map(({ name }) => name);
  expect(good).toEqual(['2026-11-18T09-00-00Z.backup', '2026-11-17T09-00-00Z.backup']);
  // Where a directory is a file, nothing can be written.
  clock.now += 100 * DAY_MS;
  await backUp({ folder: join(settings.folder, good[0] ?? '') });
  await backUp({ folder: join(settings.folder, 'gone') });
  expect((await listFolder(settings.folder)).map(({ name }) => name)).toEqual(good);
  expect(await readState(db)).toMatchObject({
    failures: 2,
    lastFailure: { at: clock.now, reason: 'folder_missing' },
  });
  clock.now += HOUR_MS;
  await backUp();
  expect(await readState(db)).toMatchObject({ failures: 0, lastFailure: null });
});

test('the default folder is created beside the database, for its owner only', async () => {
  const { backUp, databaseUrl } = await openTestBackups('SQLite');
  const folder = join(dirname(sqliteFile(databaseUrl)), 'backups');
  await backUp({ folder });
  expect(await listFolder(folder)).toMatchObject([{ isVerified: true }]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test.runIf(process.platform === 'linux')(
  'a folder that cannot be written to is a failure of its own',
  async () => {
    const { backUp, db } = await openTestBackups('SQLite');
    // Nobody can create a file there.
    await backUp({ folder: '/sys/kernel' });
    expect((await readState(db))?.lastFailure).toMatchObject({ reason: 'folder_not_writable' });
  },
);
