import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { getSetup } from '@assembly/contract/endpoints/setup';
import { screens } from '@assembly/contract/paths';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { checkSignIn } from '../../auth/accounts.ts';
import { CHEAPEST_COST, openPasswords } from '../../auth/passwords.ts';
import { hashToken } from '../../auth/token.ts';
import { restoreSnapshot } from '../../sync/restore-snapshot.ts';
import { callServer } from '../../testing/clients/call-server.ts';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { exportOf } from '../../testing/databases/read-all-tables.ts';
import { openTestApp, SUNDAY } from '../../testing/fixtures/test-app.ts';
import { importInto } from '../../testing/fixtures/test-import.ts';
import { startServer } from '../../testing/processes/start-server.ts';
import { findDriveItem, readFolder } from '../content/drive.ts';
import { findEvent, readUpcoming, replaceEvents } from '../content/events.ts';
import { ALL_CONFIRMED } from '../content/removal-guard.ts';
import { readSnapshots } from '../content/snapshots.ts';
import { readRuns } from '../content/sync-runs.ts';
import { parseAnnouncements, readTasks } from '../content/tasks.ts';
import { KNOWN_MIGRATIONS, readMigrations } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { readAudit } from '../users/audit-log.ts';
import { listUsers } from '../users/list-users.ts';
import { findSession } from '../users/sessions.ts';
import { checkBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { BACKUP_TABLES, countTables } from './table-rows.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));
const EXPORT = fixture('2026-11-15.export').toString();
const LAST_EXPORT = fixture('2026-11-18.export').toString();

/** Reads everything that the fixtures hold through the functions that the app uses. */
async function expectContent(db: Database) {
  expect(await readMigrations(db)).toEqual(KNOWN_MIGRATIONS);
  const { items: users, pending } = await listUsers(db, 1, []);
  expect(users.map(({ id, isAdmin, isActive }) => ({ id, isAdmin, isActive }))).toEqual([
    { id: 'petra', isAdmin: false, isActive: false },
    { id: 'ada', isAdmin: true, isActive: true },
    { id: 'fritz', isAdmin: false, isActive: true },
    { id: 'max', isAdmin: false, isActive: true },
  ]);
  expect(pending).toBe(1);
  expect((await listUsers(db, 1, ['lukasz'])).items).toMatchObject([{ name: 'Ada Łukasz' }]);
  const passwords = await openPasswords(CHEAPEST_COST);
  for (const [email, password, id] of [
    ['ada@example.org', 'correct horse battery', 'ada'],
    ['fritz@example.org', 'from Firebase', 'fritz'],
  ] as const) {
    expect(await checkSignIn(db, passwords, { email, password })).toMatchObject({ id });
  }

  const events = await readUpcoming(db, 1, SUNDAY);
  expect(events.items.map(({ id }) => id)).toEqual(['supper', 'only-third']);
  expect(await findEvent(db, 'supper')).toMatchObject({
    summary: 'Supper, third',
    startsAt: Date.UTC(2027, 2, 28, 17),
  });
  const [choir] = await readTasks(db);
  expect(choir).toMatchObject({ id: 'choir', title: 'Choir, third', notes: 'Weekly' });
  expect(parseAnnouncements(choir?.subtask ?? '')).toMatchObject([{ title: 'Learn the psalm' }]);
  expect(await readFolder(db, 'y2026', 1)).toMatchObject({
    path: [{ title: 'Sermons' }, { title: '2026' }],
    page: { items: [{ id: 'mp3', title: 'Sermon, third.mp3', fileSize: 3_000_000_000 }] },
  });

  const { items: audit } = await readAudit(db, 1);
  expect(audit.map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
    ['The command line', 'reset_link', 'Max Member'],
    ['Ada Łukasz', 'sync_started', ''],
    ['Ada Łukasz', 'approved', 'Max Member'],
  ]);
  expect(await readRuns(db, 10)).toMatchObject([
    { id: 'run-2', state: 'done' },
    {
      id: 'run-1',
      state: 'failed',
      startedBy: 'schedule',
      sources: {
        events: { leftOutItems: [{ title: 'Odd', reason: 'It has no id.' }] },
        documents: { state: 'stopped', removed: 30 },
      },
    },
    { id: 'run-0', state: 'done', startedBy: 'Ada Łukasz' },
  ]);
  expect(await exportOf(db)).toBe(EXPORT);
}

/** The first sync of this version finds the calendar of each event. */
async function expectSameEvents(db: Database) {
  const stored = await db.selectFrom('events').selectAll().execute();
  expect(stored.map(({ calendarId }) => calendarId)).toEqual(['', '']);
  const records = stored.map(({ contentHash: _hash, sequence: _sequence, ...event }) => {
    return { ...event, calendarId: 'main' };
  });
  const calendar = { id: 'main', name: 'Main', color: '', position: 0 };
  const options = { confirmed: ALL_CONFIRMED, now: SUNDAY };
  const diff = await replaceEvents(db, records, options, [calendar]);
  expect(diff).toMatchObject({ added: [], removed: [] });
  expect(await findEvent(db, 'supper')).toMatchObject({ calendarId: 'main' });
}

/** Restores the oldest snapshot of each source. */
async function expectSnapshots(db: Database, databaseUrl: string) {
  const snapshots = await readSnapshots(db);
  expect(snapshots).toHaveLength(7);
  for (const source of ['events', 'announcements', 'documents'] as const) {
    const oldest = snapshots.filter((one) => one.source === source).at(-1);
    const actor = { id: 'ada', name: 'Ada' };
    await restoreSnapshot(db, databaseUrl, { snapshotId: oldest?.id ?? '', actor, now: SUNDAY });
  }
  expect(await findEvent(db, 'supper')).toMatchObject({ summary: 'Supper, first' });
  expect(await findEvent(db, 'only-first')).toMatchObject({ summary: 'Æbleskiver "first" 🙏' });
  expect(await findEvent(db, 'only-third')).toBeUndefined();
  expect(await readTasks(db)).toMatchObject([{ title: 'Choir, first' }]);
  expect(await findDriveItem(db, 'mp3')).toMatchObject({ title: 'Sermon, first.mp3' });
}

function previousDatabaseUrl(name: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'assembly-')), 'assembly.db');
  writeFileSync(file, gunzipSync(fixture(name)));
  return `file:${file}`;
}

async function restoreFixture(db: Database, name: string): Promise<void> {
  const bytes = () => Readable.from([gunzipSync(fixture(name))]);
  await restoreBackup(db, await checkBackup(bytes()), bytes());
}

test('a database of the previous version is migrated and read', async () => {
  const databaseUrl = previousDatabaseUrl('2026-11-15.db.gz');
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  await expectContent(db);
  expect(await findSession(db, hashToken('a'.repeat(43)), SUNDAY)).toMatchObject({
    user: { id: 'ada' },
  });
  await expectSameEvents(db);
  await expectSnapshots(db, databaseUrl);
});

test('an installation of the previous version starts without a setup link', async () => {
  const { url, output, kill } = await startServer({
    databaseUrl: previousDatabaseUrl('2026-11-15.db.gz'),
    environment: { ASSEMBLY_NAME: 'Grace Chapel' },
  });
  expect(await (await callServer(url, screens.login)).text()).toContain('Grace Chapel');
  expect(await (await callServer(url, getSetup.path)).json()).toEqual({ state: 'done' });
  await expect.poll(() => output.all).toContain('Assembly is running at');
  await kill();
  expect(output.all).not.toContain(screens.setup);
});

onEachDatabase('a backup of the previous version', (kind) => {
  test('is restored and read', async () => {
    const db = await freshDatabase(kind);
    await restoreFixture(db, '2026-11-15.backup');
    await expectContent(db);
    const anyFile = `file:${join(mkdtempSync(join(tmpdir(), 'assembly-')), 'lease')}`;
    await expectSameEvents(db);
    await expectSnapshots(db, anyFile);
  });
});

test('an export of the previous version is imported', async () => {
  const app = await openTestApp({ environment: { ASSEMBLY_TIME_ZONE: 'Europe/Zurich' } });
  expect(await importInto(app, EXPORT)).toContain('Users: 4 added.');
  expect(await exportOf(app.db)).toBe(EXPORT);
});

/** Every table has rows; only the second copy of the drive is gone. */
async function expectAllTables(db: Database) {
  expect(await readMigrations(db)).toEqual(KNOWN_MIGRATIONS);
  expect(await exportOf(db)).toBe(LAST_EXPORT);
  expect(await countTables(db, BACKUP_TABLES)).toMatchObject({
    ...{ users: 4, audit_log: 1, settings: 1, icons: 1, feeds: 1, seen_items: 1 },
    ...{ events: 6, tasks: 3, drive_items: 6, calendars: 2, source_versions: 3, sync_runs: 1 },
  });
  expect((await readFolder(db, 'folder-0', 1))?.page.total).toBe(5);
  const [documents] = (await readSnapshots(db)).filter(({ source }) => source === 'documents');
  const databaseUrl = `file:${join(mkdtempSync(join(tmpdir(), 'assembly-')), 'lease')}`;
  const actor = { id: 'person-0', name: 'Éva' };
  await restoreSnapshot(db, databaseUrl, { snapshotId: documents?.id ?? '', actor, now: SUNDAY });
  const file = await findDriveItem(db, 'file-4');
  expect(file?.title).toMatch(/^first /);
}

test('a database with every table, of the version before the second copy of the drive was dropped, is migrated', async () => {
  const db = await openDatabase(previousDatabaseUrl('2026-11-18.db.gz'));
  onTestFinished(() => db.destroy());
  await expectAllTables(db);
});

onEachDatabase('a backup of that version', (kind) => {
  test('is restored', async () => {
    const db = await freshDatabase(kind);
    await restoreFixture(db, '2026-11-18.backup');
    await expectAllTables(db);
  });

  test('leaves the tables and views of other applications in the database alone', async () => {
    const db = await freshDatabase(kind);
    await sql`create table other_app (id text)`.execute(db);
    await sql`insert into other_app values ('theirs')`.execute(db);
    await sql`create view other_view as select id from other_app`.execute(db);
    await restoreFixture(db, '2026-11-18.backup');
    const { rows } = await sql`select id from other_view`.execute(db);
    expect(rows).toEqual([{ id: 'theirs' }]);
  });
});

test('an export of that version is imported', async () => {
  const app = await openTestApp({ environment: { ASSEMBLY_TIME_ZONE: 'Europe/Zurich' } });
  expect(await importInto(app, LAST_EXPORT)).toContain('Drive: 6 added.');
  expect(await exportOf(app.db)).toBe(LAST_EXPORT);
});
