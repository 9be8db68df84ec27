import { DAY_MS, HOUR_MS, SECOND_MS } from '@assembly/contract/limits';
import { startSandbox } from '@assembly/sandbox/start-sandbox';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import { scheduleSync } from '../sync/schedule.ts';
import { openSyncRunner, type SyncRunner } from '../sync/sync-process.ts';
import {
  type DatabaseKind,
  onEachDatabase,
  readyDatabaseUrl,
} from '../testing/databases/each-database.ts';
import { settingsFor } from '../testing/fixtures/test-google.ts';
import { ZONE } from '../testing/fixtures/test-sync.ts';

/** Five in the morning in that zone. */
const DUE = Date.parse('2026-11-15T04:00:00.000Z');
const YEAR_MS = 365 * DAY_MS;

/** The real schedule on a clock and timers that the test controls. Each run has its own process, as in production. */
async function startSchedule(kind: DatabaseKind, now: number) {
  const databaseUrl = await readyDatabaseUrl(kind);
  const db = await openDatabase(databaseUrl);
  const sandbox = await startSandbox({ timeZone: ZONE });
  sandbox.setCalendar([]);
  sandbox.setDrive([]);
  const settings = {
    databaseUrl,
    google: settingsFor(sandbox),
    timeZone: ZONE,
    isDemo: false,
  };
  let ends = 0;
  const onEnded = async () => {
    ends += 1;
  };
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  let wakes = 0;
  let settled = 0;
  /** A run that has started ends twice: when it has finished, and with its process. */
  let expectedEnds = 0;
  // Like another process, each schedule has its own runner.
  const openCounted = (): SyncRunner => {
    const syncRunner = openSyncRunner({
      readSettings: () => settings,
      onProgress: () => {},
      onError,
      onEnded,
    });
    onTestFinished(() => syncRunner.close());
    return {
      ...syncRunner,
      start(...how) {
        wakes += 1;
        const started = syncRunner.start(...how);
        const settle = (count: number) => {
          settled += 1;
          expectedEnds += count;
        };
        started.then(
          () => settle(2),
          () => settle(1),
        );
        return started;
      },
    };
  };

  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const expression = '0 5 * * *';
  const clock = () => Date.now();
  const start = () =>
    scheduleSync({ expression, timeZone: ZONE, syncRunner: openCounted(), now: clock, onError });
  const stops = [start()];
  onTestFinished(async () => {
    for (const stop of stops) stop();
    vi.useRealTimers();
    await sandbox.close();
    await db.destroy();
  });
  return {
    errors,
    /** Advances an hour at a time and waits for the runs that the schedule has started. */
    async pass(ms: number) {
      for (let passed = 0; passed < ms; passed += HOUR_MS) {
        await vi.advanceTimersByTimeAsync(HOUR_MS);
        const isIdle = () => settled === wakes && ends === expectedEnds;
        if (!isIdle()) await expect.poll(isIdle).toBe(true);
      }
    },
    wakes: () => wakes,
    /** As another process would, or the same one after a restart. */
    startAnother: () => stops.push(start()),
    slots: async () => {
      const rows = await db.selectFrom('sync_runs').select('slot').orderBy('number').execute();
      return rows.map(({ slot }) => slot);
    },
  };
}

const move = (byMs: number) => vi.setSystemTime(Date.now() + byMs);

const CHANGES: [string, number][] = [
  ['an hour forward', HOUR_MS],
  ['a year back', -YEAR_MS],
  ['a year forward', YEAR_MS],
  ['an hour back', -HOUR_MS],
];

onEachDatabase('with a clock that is set', (kind) => {
  test.each(CHANGES)(
    'a schedule runs no slot twice and goes on when the clock is set %s and corrected a day later',
    async (_title, byMs) => {
      const { pass, slots, wakes, startAnother, errors } = await startSchedule(
        kind,
        DUE - 10 * SECOND_MS,
      );
      await pass(HOUR_MS / 2);
      expect(await slots()).toEqual([new Date(DUE).toISOString()]);
      move(byMs);
      startAnother();
      await pass(DAY_MS);
      move(-byMs);
      await pass(DAY_MS + HOUR_MS);

      const run = await slots();
      expect(new Set(run).size, `${run}`).toBe(run.length);
      // The last slot by the correct clock had its run.
      expect(run).toContain(new Date(DUE + 2 * DAY_MS).toISOString());
      // The schedules did wake for a slot again, or this test would prove nothing.
      expect(wakes()).toBeGreaterThan(run.length);
      expect(errors).toEqual([]);
    },
  );
});
