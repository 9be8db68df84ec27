import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { freshDatabaseUrl, onEachDatabase } from '../../testing/databases/each-database.ts';
import { freePort } from '../../testing/processes/free-port.ts';
import { openDatabase, pingDatabase } from './open-database.ts';

const NOBODY = 65534;

onEachDatabase('opening the database', (kind) => {
  test('a new database gets its tables, and opening it again changes nothing', async () => {
    const url = await freshDatabaseUrl(kind);
    const first = await openDatabase(url);
    await pingDatabase(first);
    await first.destroy();
    const second = await openDatabase(url);
    expect(await second.selectFrom('users').selectAll().execute()).toEqual([]);
    await second.destroy();
  });

  test('four processes that start together on an empty database all start', async () => {
    const url = await freshDatabaseUrl(kind);
    const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(url)));
    for (const db of opened) await pingDatabase(db);
    for (const db of opened) await db.destroy();
  });

  test('a database of a newer version is refused with a clear message', async () => {
    const url = await freshDatabaseUrl(kind);
    const db = await openDatabase(url);
    await sql`insert into kysely_migration values ('9999-from-the-future', '2099-01-01')`.execute(
      db,
    );
    await db.destroy();
    await expect(openDatabase(url)).rejects.toThrow(
      'The database was written by a newer version of Assembly.',
    );
  });
});

test('a file that is not a database is refused, not overwritten', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'assembly-')), 'letter.txt');
  writeFileSync(file, 'Dear congregation, '.repeat(100));
  await expect(openDatabase(`file:${file}`)).rejects.toThrow('is not an Assembly database');
});

test('a folder that cannot be written is reported in one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  writeFileSync(join(folder, 'file'), '');
  // A file cannot contain a folder, not even for root.
  await expect(openDatabase(`file:${join(folder, 'file', 'assembly.db')}`)).rejects.toThrow(
    'cannot be opened for writing. Check that the folder exists',
  );
});

test('a read-only database is refused at startup, not at the first sign-in', async () => {
  const url = await freshDatabaseUrl('SQLite');
  await (await openDatabase(url)).destroy();
  const file = url.slice('file:'.length);
  chmodSync(dirname(file), 0o777);
  chmodSync(file, 0o444);
  // Root may write everything.
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    await expect(openDatabase(url)).rejects.toThrow('cannot be opened for writing');
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
});

test('a PostgreSQL that does not answer is reported without its password', async () => {
  const port = await freePort();
  const opening = openDatabase(`postgres://me:hunter2@127.0.0.1:${port}/assembly`);
  await expect(opening).rejects.toThrow(`at 127.0.0.1:${port} does not answer`);
  await expect(opening).rejects.not.toThrow('hunter2');
});

test.each([
  ['postgres://me@127.0.0.1:1/%zz', 'at 127.0.0.1:1 does not answer'],
  ['postgres://', 'at localhost does not answer'],
])('%s, a malformed address, is reported the same way', async (url, sentence) => {
  await expect(openDatabase(url)).rejects.toThrow(sentence);
});

test('a missing database on PostgreSQL is reported by name', async () => {
  const url = new URL('/nowhere', inject('postgresUrl')).href;
  await expect(openDatabase(url)).rejects.toThrow('has no database nowhere');
});
