import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../testing/databases/check-integrity.ts';
import {
  type DatabaseKind,
  freshDatabase,
  onEachDatabase,
  readyDatabaseUrl,
} from '../../testing/databases/each-database.ts';
import { exportOf, hashesOf } from '../../testing/databases/read-all-tables.ts';
import { fillDatabase, manyEvents } from '../../testing/fixtures/sample-content.ts';
import { addUser } from '../../testing/fixtures/stored-users.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { replaceEvents } from '../content/events.ts';
import { ALL_CONFIRMED } from '../content/removal-guard.ts';
import { KNOWN_MIGRATIONS, readMigrations } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { writeBackup } from './backup.ts';
import { checkBackup } from './read-backup.ts';
import { recreateSchema, restoreBackup } from './restore-backup.ts';
import { ALL_TABLES, BACKUP_TABLES, countTables } from './table-rows.ts';

const SMALL = { people: 5, events: 5, files: 5 };

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

async function restore(db: Database, bytes: Buffer) {
  return await restoreBackup(db, await checkBackup(inChunks(bytes)), inChunks(bytes));
}

async function isEmpty(db: Database): Promise<boolean> {
  return Object.values(await countTables(db, ALL_TABLES)).every((count) => count === 0);
}

async function addRuth(db: Database): Promise<void> {
  const names = {
    name: 'Ruth',
    nameKey: 'ruth',
    email: 'r@example.org',
    emailKey: 'r@example.org',
  };
  const device = { password: '', deviceToken: '', deviceType: 'web' };
  await db
    .insertInto('users')
    .values({ id: 'u', ...names, ...device, isAdmin: 1, isActive: 1, createdAt: SUNDAY })
    .execute();
}

onEachDatabase('a backup', (kind) => {
  test('restores into an empty database of the other kind, without sessions and reset links', async () => {
    const db = await freshDatabase(kind);
    await fillDatabase(db, { people: 40, events: 60, files: 20 });
    const restored = await freshDatabase(other(kind));
    expect(await restore(restored, await backupOf(db))).toMatchObject({ users: 40, events: 60 });
    expect(await hashesOf(restored, BACKUP_TABLES)).toEqual(await hashesOf(db, BACKUP_TABLES));
    expect(await exportOf(restored)).toBe(await exportOf(db));
    expect(await restored.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await restored.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  test('taken during sign-ups and a sync is consistent', async () => {
    const url = await readyDatabaseUrl(kind);
    const reading = await openDatabase(url);
    const writing = await openDatabase(url);
    await fillDatabase(reading, { people: 100, events: 200, files: 100 });
    const before = await hashesOf(reading, BACKUP_TABLES);
    let signedUp = 0;
    const bytes = await backupOf(reading, async () => {
      signedUp += 1;
      const person = { name: 'New', isAdmin: false, isActive: false, createdAt: SUNDAY };
      const id = `${'a'.repeat(signedUp)}`;
      await addUser(writing, { ...person, id, email: `${id}@example.org`, password: '' });
      if (signedUp > 2) return;
      const events = manyEvents(200, `meanwhile ${signedUp}`);
      await replaceEvents(writing, events, { confirmed: ALL_CONFIRMED, now: SUNDAY });
    });
    expect(signedUp).toBeGreaterThan(3);
    await reading.destroy();
    await writing.destroy();
    const targetUrl = await readyDatabaseUrl(kind);
    const restored = await openDatabase(targetUrl);
    await restore(restored, bytes);
    expect(await hashesOf(restored, BACKUP_TABLES)).toEqual(before);
    await restored.destroy();
    await checkIntegrity(targetUrl);
  });

  test('reports how many rows were restored, whatever its header says', async () => {
    const db = await freshDatabase(kind);
    await fillDatabase(db, { people: 40, events: 60, files: 20 });
    const bytes = await backupOf(db);
    const header = { ...(await checkBackup(inChunks(bytes))), counts: { users: 1, tasks: 999 } };
    const counts = await restoreBackup(await freshDatabase(kind), header, inChunks(bytes));
    expect(counts).toMatchObject({ users: 40, events: 60 });
    expect(counts.tasks).not.toBe(999);
  });

  test('does not overwrite people or content', async () => {
    const db = await freshDatabase(kind);
    await fillDatabase(db, SMALL);
    const bytes = await backupOf(db);
    const before = await hashesOf(db, ALL_TABLES);
    await expect(restore(db, bytes)).rejects.toThrow('is not empty (5 in users');
    expect(await hashesOf(db, ALL_TABLES)).toEqual(before);
  });

  test('of an older version is restored and then migrated; if it fails halfway, nothing is', async () => {
    const old = await freshDatabase(kind);
    const level = KNOWN_MIGRATIONS.slice(0, 2);
    await recreateSchema(old, level);
    await addRuth(old);
    const bytes = await backupOf(old);
    const header = await checkBackup(inChunks(bytes));
    expect(header).toMatchObject({ migrations: level });
    const url = await readyDatabaseUrl(kind);
    const halfway = await openDatabase(url);
    const failing = restoreBackup(halfway, header, inChunks(bytes.subarray(0, -10)));
    await expect(failing).rejects.toThrow('nothing was restored');
    await halfway.destroy();
    const target = await openDatabase(url);
    expect(await isEmpty(target)).toBe(true);
    expect(await restore(target, bytes)).toMatchObject({ users: 1 });
    expect(await readMigrations(target)).toEqual(KNOWN_MIGRATIONS);
    expect(await target.selectFrom('users').select('id').execute()).toEqual([{ id: 'u' }]);
    expect(await target.selectFrom('audit_log').selectAll().execute()).toEqual([]);
    await target.destroy();
  });
});

describe('a file is refused', () => {
  test('if it is cut short or altered', async () => {
    const db = await freshDatabase('SQLite');
    await fillDatabase(db, SMALL);
    const bytes = await backupOf(db);
    const refused = async (bad: string | Buffer) => {
      const reading = checkBackup(Readable.from([Buffer.from(bad)]));
      await expect(reading).rejects.toThrow('nothing was restored');
    };
    for (const share of [0, 0.001, 0.1, 0.5, 0.9, 0.99, 0.9999]) {
      await refused(bytes.subarray(0, Math.floor(bytes.length * share)));
    }
    const text = bytes.toString();
    const lines = text.split('\n');
    await refused(text.replace('Person.3@', 'Person.9@'));
    await refused(text.replace('"users":5', '"users":4'));
    await refused(lines.toSpliced(3, 1).join('\n'));
    await refused(lines.toSpliced(3, 0, lines[3] ?? '').join('\n'));
    await refused(lines.slice(0, -2).join('\n'));
    await refused(`${text}["more"]\n`);
    await refused(`${lines.slice(0, -2).join('\n')}\n{"sha256":""}\n`);
    expect(await checkBackup(inChunks(bytes))).toMatchObject({ counts: { users: 5 } });
  });

  test('if a newer version made it', async () => {
    const db = await freshDatabase('SQLite');
    const text = (await backupOf(db)).toString();
    for (const newer of [
      text.replace('"format":1', '"format":2'),
      text.replace('"0005-letters"', '"0005-letters","9999-later"'),
    ]) {
      const reading = checkBackup(Readable.from([Buffer.from(newer)]));
      await expect(reading).rejects.toThrow('made by a newer version of Assembly');
    }
  });
});
