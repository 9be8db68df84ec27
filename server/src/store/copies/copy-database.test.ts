import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type DatabaseKind, freshDatabase } from '../../testing/databases/each-database.ts';
import { exportOf, hashesOf } from '../../testing/databases/read-all-tables.ts';
import { fillDatabase } from '../../testing/fixtures/sample-content.ts';
import { copyDatabase } from './copy-database.ts';
import { ALL_TABLES } from './table-rows.ts';

const SIZES = { people: 60, events: 700, files: 30 };

test('a copy from SQLite to PostgreSQL and back is identical in every table', async () => {
  const [first, second, third] = [
    await freshDatabase('SQLite'),
    await freshDatabase('PostgreSQL'),
    await freshDatabase('SQLite'),
  ];
  await fillDatabase(first, SIZES);
  const before = await hashesOf(first, ALL_TABLES);
  const counts = await copyDatabase(first, second);
  expect(counts).toMatchObject({ users: 60, events: 700, drive_items: 31, sessions: 1 });
  expect(Object.values(counts).filter((count) => count === 0)).toEqual([0]);
  await copyDatabase(second, third);
  expect(await hashesOf(second, ALL_TABLES)).toEqual(before);
  expect(await hashesOf(third, ALL_TABLES)).toEqual(before);
  expect(await hashesOf(first, ALL_TABLES)).toEqual(before);

  const exported = await exportOf(first);
  expect(exported).toContain('person-59');
  expect(exported).not.toContain('hash 59');
  expect(await exportOf(second)).toBe(exported);
  expect(await exportOf(third)).toBe(exported);
});

test.each([
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
] as [DatabaseKind, DatabaseKind][])(
  'nothing is copied from %s into a %s that is not empty',
  async (from, to) => {
    const source = await freshDatabase(from);
    const target = await freshDatabase(to);
    await fillDatabase(source, { people: 3, events: 3, files: 3 });
    await target.insertInto('sources').values({ name: 'events', version: 1, shown: 0 }).execute();
    const before = await hashesOf(target, ALL_TABLES);
    await expect(copyDatabase(source, target)).rejects.toThrow('is not empty (1 in sources)');
    expect(await hashesOf(target, ALL_TABLES)).toEqual(before);
  },
);

test('a row that the target alters is detected, and nothing is copied', async () => {
  const source = await freshDatabase('PostgreSQL');
  const target = await freshDatabase('SQLite');
  await fillDatabase(source, { people: 3, events: 3, files: 3 });
  await sql`create trigger spoil after insert on events begin
    update events set summary = 'spoiled' where id = new.id; end`.execute(target);
  await expect(copyDatabase(source, target)).rejects.toThrow('The copied events differ');
  expect(await target.selectFrom('users').select('id').execute()).toEqual([]);
});
