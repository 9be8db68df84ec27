import { DAY_MS, HOUR_MS, SECOND_MS } from '@assembly/contract/limits';
import { startSandbox } from '@assembly/sandbox/start-sandbox';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import { scheduleSync } from '../sync/schedule.ts';
import { openSyncer, type Syncer } from '../sync/sync-process.ts';
import { type DatabaseKind, freshDatabaseUrl } from '../testing/databases/each-database.ts';
import { settingsFor } from '../testing/fixtures/test-google.ts';
import { ZONE } from '../testing/fixtures/test-sync.ts';
import { RESILIENCE } from './duration.ts';

/** Five o'clock in the morning, there. */
const DUE = Date.parse('2026-11-15T04:00:00.000Z');
const YEAR_MS = 365 * DAY_MS;

/** The real schedule, on a clock and timers in the test's hands; each run in a process of its own, as ever. */
async function startSchedule(kind: DatabaseKind, now: number) {
  const databaseUrl = await freshDatabaseUrl(kind);
  const db = await openDatabase(databaseUrl);
  const sandbox = await startSandbox({ timeZone: ZONE });
  sandbox.setCalendar([]);
  sandbox.setDrive([]);
  const order = {
    databaseUrl,
    google: settingsFor(sandbox),
    timeZone: ZONE,
    driveFolder: undefined,
  };
  let ends = 0;
  const onEnded = async () => {
    ends += 1;
  };
  const faults: unknown[] = [];
  const onError = (fault: unknown) => faults.push(fault);
  const syncer = openSyncer({ order, onProgress: () => {}, onError, onEnded });
  let wakes = 0;
  const counted: Syncer = {
    ...syncer,
    start(...how) {
      wakes += 1;
      return syncer.start(...how);
    },
  };

  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const expression = '0 5 * * *';
  const clock = () => Date.now();
  const start = () =>
    scheduleSync({ expression, timeZone: ZONE, syncer: counted, now: clock, onError });
  const stops = [start()];
  onTestFinished(async () => {
    for (const stop of stops) stop();
    vi.useRealTimers();
    await syncer.close();
    await sandbox.close();
    await db.destroy();
  });
  return {
    faults,
    /** An hour at a time: whatever the schedule has started meanwhile comes to its end. */
    async pass(ms: number) {
      for (let passed = 0; passed < ms; passed += HOUR_MS) {
        await vi.advanceTimersByTimeAsync(HOUR_MS);
        if (ends < wakes) await expect.poll(() => ends).toBe(wakes);
      }
    },
    wakes: () => wakes,
    /** As one more process does, or one that is started again. */
    startAnother: () => stops.push(start()),
    slots: async () => {
      const rows = await db.selectFrom('sync_runs').select('slot').orderBy('number').execute();
      return rows.map(({ slot }) => slot);
    },
  };
}

const move = (byMs: number) => vi.setSystemTime(Date.now() + byMs);

// What is different on PostgreSQL, two processes at one time, is shown beside the schedule itself.
const kinds: DatabaseKind[] = RESILIENCE.isLong ? ['SQLite', 'PostgreSQL'] : ['SQLite'];

describe.each(kinds)('a schedule whose clock is moved, on %s', (kind) => {
  test.each([
    ['an hour forward', HOUR_MS],
    ['a year forward', YEAR_MS],
    ['an hour back', -HOUR_MS],
    ['a year back', -YEAR_MS],
  ])('%s and put right a day later runs at no time twice, and goes on', async (_title, byMs) => {
    const { pass, slots, wakes, startAnother, faults } = await startSchedule(
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

    const had = await slots();
    expect(new Set(had).size, `${had}`).toBe(had.length);
    // The last thing due by the right clock had its run.
    expect(had).toContain(new Date(DUE + 2 * DAY_MS).toISOString());
    // They did come to the same time again, or this test would show nothing.
    expect(wakes()).toBeGreaterThan(had.length);
    expect(faults).toEqual([]);
  });
});
