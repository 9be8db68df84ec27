import { DAY_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { SOURCES, type SyncRun, syncRunSchema } from '@assembly/contract/sync';
import { expect, onTestFinished, test } from 'vitest';
import { addRun, readRuns } from '../store/content/sync-runs.ts';
import { takeLease } from '../store/database/lease.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { readAuditOf } from '../store/people/audit-log.ts';
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
import { startSyncProcess } from '../testing/processes/start-process.ts';
import { finish, lastDone, newRun } from './run-record.ts';
import { recordInterruptedRuns } from './run-with-lease.ts';
import { openSyncer } from './sync-process.ts';

const CALENDAR = '/calendar/v3/*';

async function open(kind: DatabaseKind): Promise<TestSync> {
  const opened = await openTestSync(kind);
  onTestFinished(() => opened.close());
  publish(opened.sandbox, 'first');
  return opened;
}

/** Starts runs as the server does, in threads. */
function openTestSyncer({ db, databaseUrl, sandbox }: TestSync) {
  const faults: string[] = [];
  const syncer = openSyncer({
    order: { databaseUrl, google: settingsFor(sandbox), timeZone: ZONE, driveFolder: undefined },
    onProgress: () => {},
    onError: (message) => faults.push(message),
    onEnded: () => recordInterruptedRuns(db, databaseUrl, SUNDAY),
  });
  onTestFinished(() => syncer.close());
  return { syncer, faults };
}

const isSyncRunning = (error: unknown) => error instanceof Problem && error.code === 'sync_running';

onEachDatabase('of two syncs', (kind) => {
  test('that start together, one runs and the other is told', async () => {
    const { sync } = await open(kind);
    const results = await Promise.allSettled([sync(), sync(), sync()]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused.every(({ reason }) => isSyncRunning(reason))).toBe(true);
    const [run] = results.filter((result) => result.status === 'fulfilled');
    expect(run?.value.state).toBe('done');
  });

  test('in threads of the server, one runs and the other is told', async () => {
    const held = await open(kind);
    const { syncer, faults } = openTestSyncer(held);
    const fault = held.sandbox.fault({ kind: 'hang', path: CALENDAR });
    const results = await Promise.allSettled([syncer.start('a', false), syncer.start('b', false)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [refused] = results.filter((result) => result.status === 'rejected');
    expect(isSyncRunning(refused?.reason)).toBe(true);
    fault.release();
    await expect
      .poll(async () => (await readRuns(held.db, 5)).map(({ state }) => state), { timeout: 10_000 })
      .toEqual(['done']);
    expect(faults).toEqual([]);
  });

  test('in two processes, one runs and the other is told; killed, it frees the way at once', async () => {
    const { databaseUrl, sandbox, sync } = await open(kind);
    const order = { databaseUrl, google: settingsFor(sandbox), timeZone: ZONE, now: SUNDAY };
    const [first, second] = await Promise.all([startSyncProcess(order), startSyncProcess(order)]);
    onTestFinished(() => Promise.all([first.kill(), second.kill()]).then(() => undefined));
    sandbox.fault({ kind: 'hang', path: CALENDAR });
    first.go();
    await sandbox.waitForCall((call) => call.fault === 'hang');
    second.go();
    await second.says('sync_running');
    await expect(sync()).rejects.toSatisfy(isSyncRunning);
    await first.kill();
    // PostgreSQL hears of it a moment later than the operating system.
    await expect
      .poll(() => sync().then(({ state }) => state, String), { timeout: 5000 })
      .toBe('done');
  });
});

test('of many that ask for the lease at the same moment, exactly one gets it, every time', async () => {
  for (const kind of ['SQLite', 'PostgreSQL'] as const) {
    const url = await freshDatabaseUrl(kind);
    for (let round = 0; round < 10; round += 1) {
      const asked = await Promise.all(Array.from({ length: 5 }, () => takeLease(url, 'sync')));
      const got = asked.filter((lease) => lease !== undefined);
      expect(got).toHaveLength(1);
      await got[0]?.release();
      if (kind === 'SQLite') continue;
      // The connection is closed, but its server process may take a moment to see it.
      await expect
        .poll(async () => {
          const lease = await takeLease(url, 'sync');
          await lease?.release();
          return lease !== undefined;
        })
        .toBe(true);
    }
  }
});

onEachDatabase('the record of a run', (kind) => {
  test('is there while it runs, says how far it is, and afterwards how it went', async () => {
    const { db, sandbox, sync } = await open(kind);
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

  test('of a run that died says so at the next start, and once another has begun', async () => {
    const { db, databaseUrl, sync } = await open(kind);
    const dead = newRun('somebody', SUNDAY - 1000);
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
          error: 'The app was stopped in the middle. Nothing was lost; sync again.',
        },
        documents: { state: 'interrupted' },
      },
    });
    await addRun(db, newRun('another', SUNDAY - 500));
    await sync();
    expect((await readRuns(db, 5)).map(({ state }) => state)).toEqual([
      'done',
      'interrupted',
      'interrupted',
    ]);
  });

  test('of a run that is alive is left alone by whoever starts meanwhile', async () => {
    const { db, databaseUrl, sandbox, sync } = await open(kind);
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

  test('says so at once when the server stops in the middle of a run, and nothing is lost', async () => {
    const held = await open(kind);
    await held.sync();
    publish(held.sandbox, 'second');
    const before = await contentOf(held.db, 'events');
    const { syncer } = openTestSyncer(held);
    held.sandbox.fault({ kind: 'hang', path: CALENDAR });
    const { id } = await syncer.start('Ada', false);
    await held.sandbox.waitForCall((call) => call.fault === 'hang');
    await syncer.close();
    const runs = await readRuns(held.db, 5);
    expect(runs.find((run) => run.id === id)).toMatchObject({
      state: 'interrupted',
      startedBy: 'Ada',
    });
    expect(await contentOf(held.db, 'events')).toBe(before);
    expect((await held.sync()).state).toBe('done');
  });

  test('names its author in the book from its first moment, even if the server stops in that moment', async () => {
    const held = await open(kind);
    const { syncer } = openTestSyncer(held);
    held.sandbox.fault({ kind: 'hang', path: CALENDAR });
    await syncer.start({ id: 'ada', name: 'Ada' }, false);
    await syncer.close();
    const book = await readAuditOf(held.db, 'ada');
    expect(book).toMatchObject([{ action: 'sync_started', actor: 'Ada' }]);
    expect((await readRuns(held.db, 1))[0]).toMatchObject({ startedBy: 'Ada' });
  });

  test('is kept for the last hundred runs', async () => {
    const { db, sync } = await open(kind);
    for (let at = 0; at < 105; at += 1) {
      await addRun(db, { ...newRun('old', SUNDAY - 1000 - at), state: 'done' });
    }
    await sync();
    const runs = await readRuns(db, 200);
    expect(runs).toHaveLength(100);
    expect(runs[0]?.startedBy).toBe('test');
  });
});

onEachDatabase('of the states before', (kind) => {
  test('a run leaves the last three of each source, and no row of the others', async () => {
    const { db, sandbox, sync } = await open(kind);
    for (const edition of ['first', 'second', 'third', 'fourth', 'fifth']) {
      publish(sandbox, edition, 2);
      await sync();
    }
    expect(await db.selectFrom('source_versions').select('id').execute()).toHaveLength(9);
    for (const [table, rows] of [
      ['events_before', 2],
      ['tasks_before', 2],
      ['drive_before', 1],
      ['drive_items_before', 3],
    ] as const) {
      expect(await db.selectFrom(table).select('id').execute()).toHaveLength(3 * rows);
    }
  });
});

onEachDatabase('a clock that was a year ahead, and was put right', (kind) => {
  test('keeps neither the new runs from being known nor the brake from being released', async () => {
    const held = await openTestSync(kind);
    const { db, clock, sandbox, sync } = held;
    for (let n = 0; n < 110; n += 1) {
      await addRun(db, { ...newRun('ahead', clock.now + 365 * DAY_MS + n), state: 'done' });
    }
    publish(sandbox, 'first', 30);
    await sync();
    expect((await readRuns(db, 1))[0]).toMatchObject({ startedBy: 'test', state: 'done' });
    publish(sandbox, 'first', 3);
    expect((await sync()).sources.events.state).toBe('stopped');
    expect((await sync({ confirm: true })).sources.events.state).toBe('done');
    expect(await readRuns(db, 200)).toHaveLength(100);
    await held.close();
  });
});

onEachDatabase('after a hundred runs that failed', (kind) => {
  test('it is still known when each source was last copied', async () => {
    const held = await openTestSync(kind);
    const { db, clock, sandbox, sync } = held;
    await sync();
    for (let n = 0; n < 130; n += 1) {
      const failed = newRun('schedule', clock.now + 1 + n);
      await addRun(db, finish(failed, clock.now + 1 + n));
    }
    clock.now += 1000;
    sandbox.setMood({ refreshTokenIsDead: true });
    await sync();
    const runs = await readRuns(db, 1000);
    expect(runs.length).toBeLessThan(105);
    expect(lastDone(runs, 'documents')).not.toBeNull();
    await held.close();
  });
});
