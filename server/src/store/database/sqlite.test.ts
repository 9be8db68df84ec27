import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabaseUrl } from '../../testing/databases/each-database.ts';
import { acquireLease } from './lease.ts';
import { openDatabase } from './open-database.ts';
import { sqliteFile } from './sqlite.ts';

const person = (id: string) => ({
  id,
  name: id,
  email: id,
  emailKey: id,
  nameKey: id,
  password: '',
  deviceToken: '',
  deviceType: 'web',
  isAdmin: 0 as const,
  isActive: 0 as const,
  createdAt: 0,
});

test('a query that waits for another process to write delays no reader, and then succeeds', async () => {
  const url = await freshDatabaseUrl('SQLite');
  const db = await openDatabase(url);
  const other = new DatabaseSync(sqliteFile(url));
  other.exec('begin immediate');
  const done: string[] = [];
  const writing = db
    .insertInto('users')
    .values(person('alone'))
    .execute()
    .then(() => done.push('written'));
  const writingTogether = db.transaction().execute(async (trx) => {
    await trx.insertInto('users').values(person('first')).execute();
    await trx.insertInto('users').values(person('second')).execute();
    done.push('written together');
  });
  for (let round = 0; round < 20; round += 1) {
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  }
  expect(done).toEqual([]);
  other.exec('commit');
  other.close();
  await Promise.all([writing, writingTogether]);
  expect(await db.selectFrom('users').select('id').orderBy('id').execute()).toHaveLength(3);
  await db.destroy();
});

test('a query does not run inside the transaction of another', async () => {
  const db = await openDatabase(await freshDatabaseUrl('SQLite'));
  const seen: number[] = [];
  const transaction = db.transaction().execute(async (trx) => {
    await trx.insertInto('users').values(person('a')).execute();
    await new Promise((resolve) => setImmediate(resolve));
    throw new Error('rolled back');
  });
  const reading = db
    .selectFrom('users')
    .selectAll()
    .execute()
    .then((rows) => seen.push(rows.length));
  await expect(transaction).rejects.toThrow('rolled back');
  await reading;
  expect(seen).toEqual([0]);
  await db.destroy();
});

test('slow searches of one member do not keep the server from answering others', async () => {
  const db = await openDatabase(await freshDatabaseUrl('SQLite'));
  let turns = 0;
  let isCounting = true;
  const countTurn = () => {
    turns += 1;
    if (isCounting) setImmediate(countTurn);
  };
  setImmediate(countTurn);
  const turnsAfter: number[] = [];
  const search = async (on = db) => {
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000)
      select count(*) from n`.execute(on);
    turnsAfter.push(turns);
  };
  await Promise.all([search(), search(), search()]);
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < 3; n += 1) await search(trx);
  });
  isCounting = false;
  expect(new Set(turnsAfter).size).toBe(6);
  await db.destroy();
});

test('other users of the machine cannot read the database files', async () => {
  const url = await freshDatabaseUrl('SQLite');
  const db = await openDatabase(url);
  const lease = await acquireLease(url, 'sync');
  const folder = dirname(sqliteFile(url));
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(modes.length).toBeGreaterThan(2);
  expect(new Set(modes)).toEqual(new Set([0o600]));
  await lease?.release();
  await db.destroy();
});
