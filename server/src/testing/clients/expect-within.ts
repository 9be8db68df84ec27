import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@assembly/contract/limits';
import type { Source } from '@assembly/contract/sync';
import { expect } from 'vitest';
import { readVersions } from '../../store/database/change-counters.ts';
import type { Database } from '../../store/database/tables.ts';

const SEEN_WITHIN_MS = 1 * SECOND_MS;
const TIMES = 3;
const LOOK_EVERY_MS = 5;

/** Does it again and again, and is told each time after how many milliseconds all others had seen it. */
export async function expectWithinASecond(act: () => Promise<number>): Promise<void> {
  for (let n = 0; n < TIMES; n += 1) expect(await act()).toBeLessThan(SEEN_WITHIN_MS);
}

/** From the moment in which the first came true to that in which all the others had, in milliseconds. */
export async function delayBetween(done: Promise<unknown>, seen: Promise<unknown>[]) {
  const momentOf = async (promise: Promise<unknown>) => {
    await promise;
    return performance.now();
  };
  const [since, ...moments] = await Promise.all([done, ...seen].map(momentOf));
  return Math.max(...moments) - (since ?? 0);
}

/** Does it, and resolves once a sync has written that source for all to read. */
export async function writingOf(db: Database, source: Source, act: () => Promise<unknown>) {
  const { [source]: before } = await readVersions(db);
  await act();
  while ((await readVersions(db))[source] === before) await wait(LOOK_EVERY_MS);
}
