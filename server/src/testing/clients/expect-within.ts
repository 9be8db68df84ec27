import { setTimeout as wait } from 'node:timers/promises';
import type { Source } from '@assembly/contract/sync';
import { expect } from 'vitest';
import { readVersions } from '../../store/database/change-counters.ts';
import type { Database } from '../../store/database/tables.ts';

const POLL_MS = 5;

/** Calls `measure`, which resolves with a duration in milliseconds, that many times; each must be below the limit. */
export async function expectWithin(
  limitMs: number,
  times: number,
  measure: () => Promise<number>,
): Promise<void> {
  for (let n = 0; n < times; n += 1) expect(await measure()).toBeLessThan(limitMs);
}

/** Milliseconds from when `done` resolved until the last of the others had. */
export async function delayBetween(done: Promise<unknown>, seen: Promise<unknown>[]) {
  const timeOf = async (promise: Promise<unknown>) => {
    await promise;
    return performance.now();
  };
  const [doneAt, ...seenAt] = await Promise.all([done, ...seen].map(timeOf));
  return Math.max(...seenAt) - (doneAt ?? 0);
}

/** Starts a sync through `start` and resolves once it has written that source. */
export async function untilWritten(db: Database, source: Source, start: () => Promise<unknown>) {
  const { [source]: before } = await readVersions(db);
  await start();
  while ((await readVersions(db))[source] === before) await wait(POLL_MS);
}
