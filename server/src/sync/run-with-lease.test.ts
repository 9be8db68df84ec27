import { Problem } from '@assembly/contract/problem';
import { SOURCES, type SyncRun, syncRunSchema } from '@assembly/contract/sync';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addRun, readRuns } from '../store/content/sync-runs.ts';
import { acquireLease } from '../store/database/lease.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { readAuditOf } from '../store/users/audit-log.ts';
import {
  type DatabaseKind,
  freshDatabaseUrl,
  onEachDatabase,
} from '../testing/databases/each-database.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { settingsFor } from '../testing/fixtures/test-google.ts';
import {
  contentOf,
  openTestSync,
  publish,
  type TestSync,
  ZONE,
} from '../testing/fixtures/test-sync.ts';
import { startSyncProcess } from '../testing/processes/start-sync-process.ts';
import { recordInterruptedRuns } from './sync-lease.ts';
import { openSyncRunner } from './sync-process.ts';
import { createRun, finishRun, lastDone } from './sync-run.ts';

const CALENDAR = '/calendar/v3/*';
const ADA = { id: 'ada', name: 'Ada' };

async function open(kind: DatabaseKind): Promise<TestSync> {
  const opened = await openTestSync(kind);
  onTestFinished(() => opened.close());
  publish(opened.sandbox, 'first');
  return opened;
}

/** Starts runs as the server does, in child processes. */
function openTestRunner({ db, databaseUrl, sandbox }: TestSync) {
  const errors: string[] = [];
  let ended = 0;
  const syncRunner = openSyncRunner({
    readSettings: () => ({
      databaseUrl,
      google: settingsFor(sandbox),
      timeZone: ZONE,
      isDemo: false,
    }),
    onProgress: () => {},
    onError: (message) => errors.push(message),
    onEnded: () => {
      ended += 1;
      return recordInterruptedRuns(db, databaseUrl, SUNDAY);
    },
  });
  onTestFinished(() => syncRunner.close());
  return { syncRunner, errors, countEnded: () => ended };
}

const isSyncRunning = (error: unknown) => error instanceof Problem && error.code === 'sync_running';

describe('two syncs', () => {
  test('started by the server: of six at once, one runs, and the others start no process', {
    tags: 'long',
  }, async () => {
    const opened = await open('SQLite');
    const { syncRunner, errors, countEnded } = openTestRunner(opened);
    const fault = opened.sandbox.fault({ kind: 'hang', path: CALENDAR });
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => syncRunner.start('a', false)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => isSyncRunning(reason))).toEqual(Array(5).fill(true));
    const restore = syncRunner.restore({ snapshotId: 'any', actor: ADA, now: SUNDAY });
    await expect(restore).rejects.toSatisfy(isSyncRunning);
    fault.release();
    await expect
      .poll(async () => (await readRuns(opened.db, 5)).map(({ state }) => state), {
        timeout: 10_000,
      })
      .toEqual(['done']);
    await syncRunner.close();
    // Of one process: when its run finished, unless it was stopped before, and when it ended.
    expect(countEnded()).toBeLessThanOrEqual(2);
    expect(errors).toEqual([]);
  });
});

onEachDatabase('two syncs', (kind) => {
  test('started at the same time: one runs and the other is refused', async () => {
    const { sync } = await open(kind);
    const results = await Promise.allSettled([sync(), sync(), sync()]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused.every(({ reason }) => isSyncRunning(reason))).toBe(true);
    const [run] = results.filter((result) => result.status === 'fulfilled');
    expect(run?.value.state).toBe('done');
  });

  test('in two processes: one runs and the other is refused; once the first is killed, the next can run', async () => {
    const { databaseUrl, sandbox, sync } = await open(kind);
    const input = { databaseUrl, google: settingsFor(sandbox), timeZone: ZONE, now: SUNDAY };
    const [first, second] = await Promise.all([startSyncProcess(input), startSyncProcess(input)]);
    onTestFinished(() => Promise.all([first.kill(), second.kill()]).then(() => undefined));
    sandbox.fault({ kind: 'hang', path: CALENDAR });
    first.go();
    await sandbox.waitForCall((call) => call.fault === 'hang');
    second.go();
    await second.prints('sync_running');
    await expect(sync()).rejects.toSatisfy(isSyncRunning);
    await first.kill();
    // PostgreSQL notices the end of the process a moment later.
    await expect
      .poll(() => sync().then(({ state }) => state, String), { timeout: 5000 })
      .toBe('done');
  });
});

test('of many requests for the lease at the same time, exactly one gets it', async () => {
  for (const kind of ['SQLite', 'PostgreSQL'] as const) {
    const url = await freshDatabaseUrl(kind);
    for (let round = 0; round < 10; round += 1) {
      const leases = await Promise.all(Array.from({ length: 5 }, () => acquireLease(url, 'sync')));
      const got = leases.filter((lease) => lease !== undefined);
      expect(got).toHaveLength(1);
      await got[0]?.release();
      if (kind === 'SQLite') continue;
      // The connection is closed, but its server process may take a moment to see it.
      await expect
        .poll(async () => {
          const lease = await acquireLease(url, 'sync');
          await lease?.release();
          return lease !== undefined;
        })
        .toBe(true);
    }
  }
});

onEachDatabase('the record of a run', (kind) => {
  test('shows the interruption if the server stops during the run, and nothing is lost', async () => {
    const opened = await open(kind);
    await opened.sync();
    publish(opened.sandbox, 'second');
    const before = await contentOf(opened.db, 'events');
    const { syncRunner } = openTestRunner(opened);
    opened.sandbox.fault({ kind: 'hang', path: CALENDAR });
    const { id } = await syncRunner.start('Ada', false);
    await opened.sandbox.waitForCall((call) => call.fault === 'hang');
    await syncRunner.close();
    // PostgreSQL frees the lease only when it notices that the process has ended; the server checks again every few seconds.
    await expect
      .poll(async () => {
        await recordInterruptedRuns(opened.db, opened.databaseUrl, SUNDAY);
        return (await readRuns(opened.db, 5)).find((run) => run.id === id);
      })
      .toMatchObject({ state: 'interrupted', startedBy: 'Ada' });
    expect(await contentOf(opened.db, 'events')).toBe(before);
    expect((await opened.sync()).state).toBe('done');
  });
});

describe('the record of a run', () => {
  test('shows the progress while it runs, and the result afterwards', async () => {
    const { db, sandbox, sync } = await open('SQLite');
    const fault = sandbox.fault({ kind: 'hang', path: CALENDAR });
    const seen: SyncRun[] = [];
    const running = sync({ onProgress: (run) => seen.push(structuredClone(run)) });
    await sandbox.waitForCall((call) => call.fault === 'hang');
    await expect.poll(() => seen.at(-1)?.sources.documents.state).toBe('done');
    const [recorded] = await readRuns(db, 1);
    expect(recorded).toMatchObject({
      state: 'running',
      finishedAt: null,
      sources: { events: { error: null } },
    });
    fault.release();
    const finished = await running;
    expect(await readRuns(db, 5)).toEqual([finished]);
    expect(syncRunSchema.parse(finished)).toEqual(finished);
    expect(finished).toMatchObject({ state: 'done', startedAt: SUNDAY, finishedAt: SUNDAY });
    for (const source of SOURCES) {
      const states = seen.map((run) => run.sources[source].state);
      expect([...new Set(states)]).toEqual(expect.arrayContaining(['reading', 'writing', 'done']));
      const read = seen.map((run) => run.sources[source].read);
      expect(read).toEqual(read.toSorted((a, b) => a - b));
    }
  });

  test('is marked as interrupted if its process died, at the next start or when another run starts', async () => {
    const { db, databaseUrl, sync } = await open('SQLite');
    const dead = createRun('Ada', SUNDAY - 1000);
    dead.sources.events.state = 'done';
    dead.sources.documents.state = 'writing';
    await addRun(db, dead);
    await recordInterruptedRuns(db, databaseUrl, SUNDAY);
    const [recorded] = await readRuns(db, 1);
    expect(recorded).toMatchObject({
      state: 'interrupted',
      finishedAt: SUNDAY,
      sources: {
        events: { state: 'done', error: null },
        announcements: {
          state: 'interrupted',
          error: 'The app was stopped during the sync. Nothing was lost. Sync again.',
        },
        documents: { state: 'interrupted' },
      },
    });
    await addRun(db, createRun('another', SUNDAY - 500));
    await sync();
    expect((await readRuns(db, 5)).map(({ state }) => state)).toEqual([
      'done',
      'interrupted',
      'interrupted',
    ]);
  });

  test('of a run in progress is not changed by a process that starts meanwhile', async () => {
    const { db, databaseUrl, sandbox, sync } = await open('SQLite');
    const fault = sandbox.fault({ kind: 'hang', path: CALENDAR });
    const running = sync();
    await sandbox.waitForCall((call) => call.fault === 'hang');
    const elsewhere = await openDatabase(databaseUrl);
    await recordInterruptedRuns(elsewhere, databaseUrl, SUNDAY);
    await elsewhere.destroy();
    expect((await readRuns(db, 1))[0]?.state).toBe('running');
    fault.release();
    expect((await running).state).toBe('done');
  });

  test('names who started it at once, also in the audit log, even if the server stops then', async () => {
    const opened = await open('SQLite');
    const { syncRunner } = openTestRunner(opened);
    opened.sandbox.fault({ kind: 'hang', path: CALENDAR });
    await syncRunner.start(ADA, false);
    await syncRunner.close();
    const log = await readAuditOf(opened.db, 'ada');
    expect(log).toMatchObject([{ action: 'sync_started', actor: 'Ada' }]);
    expect((await readRuns(opened.db, 1))[0]).toMatchObject({ startedBy: 'Ada' });
  });

  test('exists for the last hundred runs', async () => {
    const { db, sync } = await open('SQLite');
    for (let at = 0; at < 105; at += 1) {
      await addRun(db, { ...createRun('old', SUNDAY - 1000 - at), state: 'done' });
    }
    await sync();
    const runs = await readRuns(db, 200);
    expect(runs).toHaveLength(100);
    expect(runs[0]?.startedBy).toBe('test');
  });
});

test('a run keeps the last three snapshots of each source, and no rows of older ones', async () => {
  const { db, sandbox, sync } = await open('SQLite');
  for (const edition of ['first', 'second', 'third', 'fourth', 'fifth']) {
    publish(sandbox, edition, 2);
    await sync();
  }
  expect(await db.selectFrom('source_versions').select('id').execute()).toHaveLength(9);
  for (const [table, rows] of [
    ['events_before', 2],
    ['tasks_before', 2],
    ['drive_items_before', 3],
  ] as const) {
    expect(await db.selectFrom(table).select('id').execute()).toHaveLength(3 * rows);
  }
});

test('after a hundred failed runs it is still known when each source was last synced', async () => {
  const opened = await openTestSync('SQLite');
  const { db, clock, sandbox, sync } = opened;
  await sync();
  for (let n = 0; n < 130; n += 1) {
    const failed = createRun('schedule', clock.now + 1 + n);
    await addRun(db, finishRun(failed, clock.now + 1 + n));
  }
  clock.now += 1000;
  sandbox.setBehavior({ refreshTokenIsDead: true });
  await sync();
  const runs = await readRuns(db, 1000);
  expect(runs.length).toBeLessThan(105);
  expect(lastDone(runs, 'documents')).not.toBeNull();
  await opened.close();
});
