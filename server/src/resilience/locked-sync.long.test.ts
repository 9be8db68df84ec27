import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@assembly/contract/limits';
import { SOURCES, type SyncRun } from '@assembly/contract/sync';
import { expect, test } from 'vitest';
import { readRuns } from '../store/content/sync-runs.ts';
import type { DatabaseKind } from '../testing/databases/each-database.ts';
import { openTestSync, publish } from '../testing/fixtures/test-sync.ts';
import { holdLock } from './hold-lock.ts';

/** How long the lock outlasts the failure: in the long form, longer than the run waits to record its progress and its end once. */
const HELD_AFTER_MS = 12 * SECOND_MS;
const SERVICES = ['/calendar/', '/tasks/', '/drive/'];
const LOCKED =
  'Another program has locked the database. Wait until it has finished, then try again.';

async function syncWhileLocked(kind: DatabaseKind): Promise<void> {
  const testSync = await openTestSync(kind);
  const { db, databaseUrl, sandbox, sync } = testSync;
  publish(sandbox, 'first', 10);
  // The run has started and waits for Google when the other program locks the database.
  const hanging = SERVICES.map((service) => sandbox.fault({ kind: 'hang', path: `${service}*` }));
  const { promise: failed, resolve: onFailed } = Promise.withResolvers<void>();
  const running = sync({
    onProgress: ({ sources }: SyncRun) => {
      if (SOURCES.every((name) => sources[name].state === 'failed')) onFailed();
    },
  });
  for (const service of SERVICES) {
    await sandbox.waitForCall(({ fault, path }) => fault === 'hang' && path.startsWith(service));
  }
  const unlock = await holdLock(databaseUrl, ['sources', 'sync_runs']);
  for (const fault of hanging) fault.release();
  await failed;
  await wait(HELD_AFTER_MS);
  await unlock();

  const run = await running;
  expect(run.state).toBe('failed');
  for (const source of SOURCES) expect(run.sources[source].error).toBe(LOCKED);
  expect((await readRuns(db, 1))[0]).toEqual(run);
  expect((await sync()).state).toBe('done');
  await testSync.close();
}

test('when another program locks the database, the failed run says so instead of naming the disk', async () => {
  const kinds: DatabaseKind[] = ['SQLite', 'PostgreSQL'];
  // Both at once: the time goes into waiting.
  await Promise.all(kinds.map(syncWhileLocked));
});
