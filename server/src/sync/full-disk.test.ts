import { SOURCES } from '@assembly/contract/sync';
import { expect, test } from 'vitest';
import { readRuns } from '../store/content/sync-runs.ts';
import { fillDisk, freeDisk } from '../testing/databases/full-disk.ts';
import { contentOf, openTestSync, publish } from '../testing/fixtures/test-sync.ts';

test('a sync on a full disk says so, keeps the old data, and works once there is space', async () => {
  const testSync = await openTestSync('SQLite');
  const { db, errors, sandbox, sync } = testSync;
  publish(sandbox, 'first', 10);
  await sync();
  const before = await Promise.all(SOURCES.map((source) => contentOf(db, source)));
  publish(sandbox, 'second', 1000);
  await fillDisk(db);
  const run = await sync();
  expect(run.state).toBe('failed');
  for (const source of SOURCES) {
    expect(run.sources[source]).toMatchObject({
      state: 'failed',
      error:
        'The database could not be written. Check that the disk has free space, then sync again.',
    });
  }
  expect(await Promise.all(SOURCES.map((source) => contentOf(db, source)))).toEqual(before);
  expect((await readRuns(db, 1))[0]).toEqual(run);
  expect(errors).toHaveLength(SOURCES.length);

  await freeDisk(db);
  expect((await sync()).state).toBe('done');
  for (const source of SOURCES) expect(await contentOf(db, source)).toContain('second');
  await testSync.close();
});
