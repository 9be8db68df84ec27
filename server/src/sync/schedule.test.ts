import { DAY_MS, HOUR_MS, SECOND_MS } from '@assembly/contract/limits';
import { startSandbox } from '@assembly/sandbox/start-sandbox';
import { afterEach, expect, test } from 'vitest';
import { addRun, readRuns } from '../store/content/sync-runs.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { freshDatabaseUrl, onEachDatabase } from '../testing/databases/each-database.ts';
import { settingsFor } from '../testing/fixtures/test-google.ts';
import { ZONE } from '../testing/fixtures/test-sync.ts';
import { newRun } from './run-record.ts';
import { slotAt, syncOnTime } from './schedule.ts';
import { openSyncer } from './sync-process.ts';

const FIVE = '0 5 * * *';
const at = (text: string) => Date.parse(text);

test('a time of the schedule has one name, however late a process wakes up to it', () => {
  for (const moment of ['04:00:00.000Z', '04:00:00.900Z', '04:00:03.001Z', '04:59:59.999Z']) {
    const slot = slotAt(FIVE, ZONE, at(`2026-11-15T${moment}`));
    expect(slot).toBe('2026-11-15T04:00:00.000Z');
  }
});

test('the schedule keeps to the clock of the assembly, also when that is moved', () => {
  expect(slotAt(FIVE, ZONE, at('2026-10-24T12:00:00Z'))).toBe('2026-10-24T03:00:00.000Z');
  expect(slotAt(FIVE, ZONE, at('2026-10-25T12:00:00Z'))).toBe('2026-10-25T04:00:00.000Z');
});

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function twoProcesses(kind: 'SQLite' | 'PostgreSQL') {
  const databaseUrl = await freshDatabaseUrl(kind);
  const db = await openDatabase(databaseUrl);
  const sandbox = await startSandbox({ timeZone: ZONE });
  const faults: unknown[] = [];
  const google = settingsFor(sandbox);
  const order = { databaseUrl, google, timeZone: ZONE, driveFolder: undefined };
  const open = () => {
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const onError = (fault: unknown) => faults.push(fault);
    const onEnded = async () => resolve();
    return { ended, syncer: openSyncer({ order, onProgress: () => {}, onError, onEnded }) };
  };
  const processes = [open(), open()] as const;
  closing.push(async () => {
    for (const { syncer } of processes) await syncer.close();
    await sandbox.close();
    await db.destroy();
  });
  const runs = async () =>
    (await readRuns(db, 10)).map(({ startedBy, state }) => [startedBy, state]);
  const wake = ({ syncer }: (typeof processes)[number], now: number) =>
    syncOnTime({
      expression: FIVE,
      timeZone: ZONE,
      syncer,
      now: () => now,
      onError: (fault) => faults.push(fault),
    });
  return { db, processes, runs, wake, faults };
}

onEachDatabase('a scheduled sync', (kind) => {
  test('runs once, though every process wakes up to it, and one of them after it has ended', async () => {
    const { processes, runs, wake, faults } = await twoProcesses(kind);
    const [first, second] = processes;
    const due = at('2026-11-15T04:00:00.002Z');
    await Promise.all([wake(first, due), wake(second, due)]);
    await Promise.all([first.ended, second.ended]);
    await wake(second, due + 20 * SECOND_MS);
    expect(await runs()).toEqual([['schedule', 'done']]);
    expect(faults).toEqual([]);
  });

  test('that the closing app ends before it has begun is no fault', async () => {
    const { processes, wake, faults } = await twoProcesses(kind);
    const [first] = processes;
    const waking = wake(first, at('2026-11-15T04:00:00.002Z'));
    await first.syncer.close();
    await waking;
    expect(faults).toEqual([]);
  });

  test('does not run again when the clock is put back, and runs again the next day', async () => {
    const { processes, runs, wake, faults } = await twoProcesses(kind);
    const [first, second] = processes;
    const due = at('2026-11-15T04:00:00.002Z');
    await wake(first, due);
    await first.ended;
    // An hour later the clock is put back by an hour, or by nearly so much.
    await wake(first, due + HOUR_MS - HOUR_MS);
    await wake(first, due + SECOND_MS);
    expect(await runs()).toHaveLength(1);
    await wake(second, due + 24 * HOUR_MS);
    await second.ended;
    expect(await runs()).toEqual([
      ['schedule', 'done'],
      ['schedule', 'done'],
    ]);
    expect(faults).toEqual([]);
  });

  test('does not run again when the clock is put back by a year, whose runs are no longer listed', async () => {
    const { db, processes, runs, wake, faults } = await twoProcesses(kind);
    const [first] = processes;
    const due = at('2025-11-15T04:00:00.002Z');
    await wake(first, due);
    await first.ended;
    for (let day = 1; day <= 365; day += 1) {
      const run = newRun('schedule', due + day * DAY_MS);
      await addRun(db, { ...run, state: 'failed' }, slotAt(FIVE, ZONE, run.startedAt));
    }
    await db.deleteFrom('sync_runs').where('number', '<', 300).execute();
    const before = await runs();
    await wake(first, due);
    await wake(first, due + DAY_MS);
    expect(await runs()).toEqual(before);
    expect(faults).toEqual([]);
  });
});
