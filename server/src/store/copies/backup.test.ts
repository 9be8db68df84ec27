import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createRun } from '../../sync/sync-run.ts';
import { sanitizeEvent } from '../../sync/to-event.ts';
import { checkIntegrity } from '../../testing/databases/check-integrity.ts';
import {
  type DatabaseKind,
  freshDatabase,
  freshDatabaseUrl,
  onEachDatabase,
} from '../../testing/databases/each-database.ts';
import { exportOf, hashesOf } from '../../testing/databases/read-all-tables.ts';
import { fillDatabase, manyEvents } from '../../testing/fixtures/sample-content.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { findEvent, replaceEvents } from '../content/events.ts';
import { ALL_CONFIRMED } from '../content/removal-guard.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { addUser } from '../users/users.ts';
import { writeBackup } from './backup.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { knownMigrations, readMigrations, rebuildSchemaAt } from './schema-version.ts';
import { ALL_TABLES, BACKUP_TABLES, type TableName } from './table-rows.ts';

const SIZES = { people: 40, events: 60, files: 20 };
const other = (kind: DatabaseKind): DatabaseKind => (kind === 'SQLite' ? 'PostgreSQL' : 'SQLite');

async function backupOf(db: Database, between = async () => {}): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await writeBackup(db, SUNDAY, async (texts) => {
    for await (const text of texts) {
      chunks.push(Buffer.from(text));
      await between();
    }
  });
  return Buffer.concat(chunks);
}

/** In chunks that end anywhere, as a file is read. */
async function* inChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 997) yield bytes.subarray(at, at + 997);
}

const restore = (db: Database, bytes: Buffer) => restoreBackup(db, inChunks(bytes), sanitizeEvent);

async function isEmpty(db: Database): Promise<boolean> {
  const rows = await Promise.all(
    ALL_TABLES.map((table) => db.selectFrom(table).select(sql`1`.as('one')).execute()),
  );
  return rows.every((found) => found.length === 0);
}

onEachDatabase('a backup', (kind) => {
  test.each([kind, other(kind)])(
    'restores into an empty %s without sessions and reset links',
    async (target) => {
      const db = await freshDatabase(kind);
      await fillDatabase(db, SIZES);
      const bytes = await backupOf(db);
      const restored = await freshDatabase(target);
      expect(await restore(restored, bytes)).toMatchObject({
        users: 40,
        events: 60,
      });
      expect(await hashesOf(restored, BACKUP_TABLES)).toEqual(await hashesOf(db, BACKUP_TABLES));
      expect(await exportOf(restored)).toBe(await exportOf(db));
      expect(await restored.selectFrom('sessions').selectAll().execute()).toEqual([]);
      expect(await restored.selectFrom('password_resets').selectAll().execute()).toEqual([]);
    },
  );

  test('taken during sign-ups and a sync is consistent', async () => {
    const url = await freshDatabaseUrl(kind);
    const reading = await openDatabase(url);
    const writing = await openDatabase(url);
    await fillDatabase(reading, { people: 300, events: 300, files: 100 });
    const before = await hashesOf(reading, BACKUP_TABLES);
    let signedUp = 0;
    const bytes = await backupOf(reading, async () => {
      signedUp += 1;
      const person = { name: 'New', isAdmin: false, isActive: false, createdAt: SUNDAY };
      const id = `${'a'.repeat(signedUp)}`;
      await addUser(writing, { ...person, id, email: `${id}@example.org`, password: '' });
      const events = manyEvents(300, `meanwhile ${signedUp}`);
      await replaceEvents(writing, events, { confirmed: ALL_CONFIRMED, now: SUNDAY });
    });
    expect(signedUp).toBeGreaterThan(5);
    await reading.destroy();
    await writing.destroy();
    const targetUrl = await freshDatabaseUrl(kind);
    const restored = await openDatabase(targetUrl);
    await restore(restored, bytes);
    expect(await hashesOf(restored, BACKUP_TABLES)).toEqual(before);
    await restored.destroy();
    await checkIntegrity(targetUrl);
  });

  test('that is cut short or altered is refused and restores nothing', async () => {
    const db = await freshDatabase(kind);
    await fillDatabase(db, { people: 5, events: 5, files: 5 });
    const bytes = await backupOf(db);
    const target = await freshDatabase(kind);
    const refused = async (bad: Buffer) => {
      await expect(checkBackup(inChunks(bad))).rejects.toThrow('nothing was restored');
      await expect(restore(target, bad)).rejects.toThrow('nothing was restored');
      expect(await isEmpty(target)).toBe(true);
    };
    // What the rows hold is checked by the reader; the database only has to roll back.
    if (kind === 'PostgreSQL') return await refused(bytes.subarray(0, bytes.length * 0.9));
    for (const share of [0, 0.001, 0.1, 0.5, 0.9, 0.99, 0.9999]) {
      await refused(bytes.subarray(0, Math.floor(bytes.length * share)));
    }
    const text = bytes.toString();
    const lines = text.split('\n');
    await refused(Buffer.from(text.replace('Person.3@', 'Person.9@')));
    await refused(Buffer.from(text.replace('"users":5', '"users":4')));
    await refused(Buffer.from(lines.toSpliced(3, 1).join('\n')));
    await refused(Buffer.from(lines.toSpliced(3, 0, lines[3] ?? '').join('\n')));
    await refused(Buffer.from(lines.slice(0, -2).join('\n')));
    await refused(Buffer.from(`${text}["more"]\n`));
    await refused(Buffer.from(`${lines.slice(0, -2).join('\n')}\n{"sha256":""}\n`));
    expect(await restore(target, bytes)).toMatchObject({ users: 5 });
  });

  test('of a newer version is refused and restores nothing', async () => {
    const db = await freshDatabase(kind);
    await fillDatabase(db, { people: 2, events: 2, files: 2 });
    const text = (await backupOf(db)).toString();
    const target = await freshDatabase(kind);
    for (const newer of [
      text.replace('"format":1', '"format":2'),
      text.replace('"0005-letters"', '"0005-letters","9999-later"'),
    ]) {
      const restoring = restore(target, Buffer.from(newer));
      await expect(restoring).rejects.toThrow('made by a newer version of Assembly');
      expect(await isEmpty(target)).toBe(true);
    }
  });

  test('does not overwrite people or content', async () => {
    const db = await freshDatabase(kind);
    await fillDatabase(db, { people: 2, events: 2, files: 2 });
    const bytes = await backupOf(db);
    const before = await hashesOf(db, ALL_TABLES);
    await expect(restore(db, bytes)).rejects.toThrow('is not empty (2 in users');
    expect(await hashesOf(db, ALL_TABLES)).toEqual(before);
  });

  test('with scripts in an event is restored without them', async () => {
    const db = await freshDatabase(kind);
    await fillDatabase(db, { people: 1, events: 3, files: 1 });
    const before = await hashesOf(db, ['events']);
    const description = '<p>Welcome</p><img src=x onerror="alert(1)"><script>alert(2)</script>';
    const forged = db.updateTable('events').where('id', '=', 'event-1');
    const attachments = '[{"title":"a","url":"javascript:alert(1)","fileId":""}]';
    const callUrl = 'javascript:alert(1)';
    await forged.set({ description, callUrl, attachments, search: ' script' }).execute();
    const target = await freshDatabase(other(kind));
    await restore(target, await backupOf(db));
    const event = await findEvent(target, 'event-1');
    expect(event).toMatchObject({
      description: '<p>Welcome</p>',
      callUrl: '',
      attachments: '[]',
      search: ' second 1 welcome',
    });
    // The next sync puts the real description back.
    const options = { confirmed: ALL_CONFIRMED, now: SUNDAY };
    await replaceEvents(target, manyEvents(3, 'second'), options);
    expect(await hashesOf(target, ['events'])).toEqual(before);
  });

  test('with a row that the app cannot read is refused with the name of its table, and restores nothing', async () => {
    const db = await freshDatabase(kind);
    await fillDatabase(db, { people: 1, events: 1, files: 1 });
    const target = await freshDatabase(kind);
    const refuses = async (table: TableName, column: string, value: string | number) => {
      const name = sql.ref(column);
      const rows = sql<{ before: unknown }>`select ${name} as before from ${sql.table(table)}`;
      const { rows: stored } = await rows.execute(db);
      const set = (to: unknown) => sql`update ${sql.table(table)} set ${name} = ${to}`.execute(db);
      await set(value);
      const bytes = await backupOf(db);
      // The file itself is not damaged.
      await checkBackup(inChunks(bytes));
      await expect(restore(target, bytes), `${table} ${column}`).rejects.toThrow(
        `The backup has a row in ${table} that cannot be read, and nothing was restored.`,
      );
      expect(await isEmpty(target)).toBe(true);
      await set(stored[0]?.before);
    };
    const run = createRun('schedule', SUNDAY);
    const withoutDocuments = { ...run.sources, documents: undefined };
    await refuses('sync_runs', 'sources', '{"events":');
    await refuses('sync_runs', 'sources', JSON.stringify(withoutDocuments));
    await refuses('sync_runs', 'state', 'flying');
    await refuses('sync_runs', 'startedAt', 9e15);
    await refuses('tasks', 'subtask', '[{"id":1}]');
    await refuses('tasks_before', 'subtask', '');
    await refuses('drive', 'subFolder', '{}');
    await refuses('drive_before', 'files', '[');
    await refuses('audit_log', 'action', 'flew');
    await refuses('source_versions', 'source', 'stars');
    await refuses('settings', 'name', 'GOOGLE_TOKEN_ENDS_AT');
    await refuses('logo', 'type', 'text/html');
    await refuses('icons', 'name', 'huge');
    await refuses('calendars', 'color', 'red');
    await refuses('calendars_before', 'color', '#123abc;');
    // PostgreSQL itself refuses text as a number.
    if (kind === 'SQLite') await refuses('events', 'startsAt', 'soon');
    expect(await restore(target, await backupOf(db))).toMatchObject({ users: 1 });
  });

  test('of an older version is restored and then migrated', async () => {
    const old = await freshDatabase(kind);
    const level = knownMigrations().slice(0, 2);
    await old.transaction().execute((trx) => rebuildSchemaAt(trx, level));
    await old
      .insertInto('users')
      .values({
        id: 'u',
        name: 'Ruth',
        nameKey: 'ruth',
        email: 'ruth@example.org',
        emailKey: 'ruth@example.org',
        password: '',
        deviceToken: '',
        deviceType: 'web',
        isAdmin: 1,
        isActive: 1,
        createdAt: SUNDAY,
      })
      .execute();
    const bytes = await backupOf(old);
    expect(await checkBackup(inChunks(bytes))).toMatchObject({ migrations: level });
    const target = await freshDatabase(kind);
    expect(await restore(target, bytes)).toMatchObject({ users: 1 });
    expect(await readMigrations(target)).toEqual(knownMigrations());
    expect(await target.selectFrom('audit_log').selectAll().execute()).toEqual([]);
  });
});
