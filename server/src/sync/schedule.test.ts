import { HOUR_MS, SECOND_MS } from '@assembly/contract/limits';
import type { SyncRun } from '@assembly/contract/sync';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readRuns } from '../store/content/sync-runs.ts';
import { type DatabaseKind, onEachDatabase } from '../testing/databases/each-database.ts';
import { settingsFor } from '../testing/fixtures/test-google.ts';
import { openTestSync, ZONE } from '../testing/fixtures/test-sync.ts';
import { runScheduledSync, slotAt } from './schedule.ts';
import { openSyncRunner, type SyncRunner } from './sync-process.ts';

type Starts = Pick<SyncRunner, 'start'>;

const FIVE = '0 5 * * *';
const at = (text: string) => Date.parse(text);

test('a scheduled time has the same slot, however late the timer fires', () => {
  for (const moment of ['04:00:00.000Z', '04:00:00.900Z', '04:00:03.001Z', '04:59:59.999Z']) {
    const slot = slotAt(FIVE, ZONE, at(`2026-11-15T${moment}`));
    expect(slot).toBe('2026-11-15T04:00:00.000Z');
  }
});

test('the schedule follows the assembly’s time zone, also through daylight saving', () => {
  expect(slotAt(FIVE, ZONE, at('2026-10-24T12:00:00Z'))).toBe('2026-10-24T03:00:00.000Z');
  expect(slotAt(FIVE, ZONE, at('2026-10-25T12:00:00Z'))).toBe('2026-10-25T04:00:00.000Z');
});

/** Wakes up one or several processes on time, each with its own runs in the same database. */
async function openSchedule(kind: DatabaseKind) {
  const testSync = await openTestSync(kind);
  onTestFinished(() => testSync.close());
  const start: Starts['start'] = async (startedBy, confirm, slot) => {
    const { promise, resolve, reject } = Promise.withResolvers<SyncRun>();
    testSync.sync({ startedBy, confirm, slot, onStarted: resolve }).catch(reject);
    return await promise;
  };
  const wake = (now: number, syncRunner: Starts = { start }) =>
    runScheduledSync({
      expression: FIVE,
      timeZone: ZONE,
      syncRunner,
      now: () => now,
      onError: (error) => testSync.errors.push(error),
    });
  const runs = async () =>
    (await readRuns(testSync.db, 10)).map(({ startedBy, state }) => [startedBy, state]);
  const hasEnded = () => expect.poll(runs).not.toContainEqual(['schedule', 'running']);
  return { ...testSync, wake, runs, hasEnded };
}

const DUE = at('2026-11-15T04:00:00.002Z');

onEachDatabase('a scheduled sync', (kind) => {
  test('runs once, even if a second process starts it after it has ended', async () => {
    const { wake, runs, hasEnded, errors } = await openSchedule(kind);
    await Promise.all([wake(DUE), wake(DUE)]);
    await hasEnded();
    await wake(DUE + 20 * SECOND_MS);
    expect(await runs()).toEqual([['schedule', 'done']]);
    expect(errors).toEqual([]);
  });
});

describe('a scheduled sync', () => {
  test('runs in its own process, and closing the app before it starts is not an error', async () => {
    const { databaseUrl, db, sandbox, wake, runs, errors } = await openSchedule('SQLite');
    const open = () => {
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const syncRunner = openSyncRunner({
        readSettings: () => ({
          databaseUrl,
          google: settingsFor(sandbox),
          timeZone: ZONE,
          isDemo: false,
        }),
        onProgress: () => {},
        onError: (error) => errors.push(error),
        onEnded: async () => resolve(),
      });
      onTestFinished(() => syncRunner.close());
      return { syncRunner, ended };
    };
    const [closing, running] = [open(), open()];
    const waking = wake(DUE, closing.syncRunner);
    await closing.syncRunner.close();
    await waking;
    await db.deleteFrom('sync_slots').execute();
    await wake(DUE, running.syncRunner);
    await running.ended;
    expect(await runs()).toContainEqual(['schedule', 'done']);
    expect(errors).toEqual([]);
  });

  test('does not run again when the clock is set back, and runs again the next day', async () => {
    const { wake, runs, hasEnded, errors } = await openSchedule('SQLite');
    await wake(DUE);
    await hasEnded();
    // An hour later the clock is set back by an hour, or by nearly an hour.
    await wake(DUE + HOUR_MS - HOUR_MS);
    await wake(DUE + SECOND_MS);
    expect(await runs()).toHaveLength(1);
    await wake(DUE + 24 * HOUR_MS);
    await hasEnded();
    expect(await runs()).toEqual([
      ['schedule', 'done'],
      ['schedule', 'done'],
    ]);
    expect(errors).toEqual([]);
  });
});
