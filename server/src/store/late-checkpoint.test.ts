import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabaseUrl } from '../testing/each-database.ts';
import { manyEvents } from '../testing/sample-content.ts';
import { SUNDAY } from '../testing/test-app.ts';
import { swapEvents } from './events.ts';
import { ALL_CONFIRMED } from './large-removal.ts';
import { putOffCheckpoint } from './late-checkpoint.ts';
import { openDatabase } from './open-database.ts';
import { sqliteFile } from './sqlite.ts';

test('what is written is copied into the file when the work is done, and then as ever', async () => {
  const url = await freshDatabaseUrl('SQLite');
  const db = await openDatabase(url);
  onTestFinished(() => db.destroy());
  const write = (edition: string) =>
    swapEvents(db, manyEvents(6000, edition), { confirmed: ALL_CONFIRMED, now: SUNDAY });
  const size = () => statSync(sqliteFile(url)).size;

  const before = size();
  const checkpoint = await putOffCheckpoint(db);
  await write('first');
  expect(size()).toBe(before);
  await checkpoint();
  const after = size();
  expect(after).toBeGreaterThan(before);
  await write('second');
  expect(size()).toBeGreaterThan(after);
  const { rows } = await sql`pragma wal_autocheckpoint`.execute(db);
  expect(rows).toEqual([{ wal_autocheckpoint: 1000 }]);
});
