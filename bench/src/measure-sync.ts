import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SYNC_NODE_FLAGS } from '@assembly/server/sync/sync-process';
import { best, type Figure, mb, ms, times } from './figures.ts';
import type { BenchGoogle } from './google.ts';

const ROUNDS = 3;
const FACTOR_MOST = 2;
export const MEMORY_MOST_MB = 300;
export const LARGE = { events: 20_000, tasks: 2000, lists: 4, files: 20_000, folders: 2000 };

export const freshFile = () =>
  `file:${join(mkdtempSync(join(tmpdir(), 'assembly-bench-')), 'a.db')}`;

/** Three earlier states are kept: with the last of these the oldest goes. */
const CHANGES = ['changed', 'between', 'between', 'changedOften'] as const;

/**
 * A first sync, a second of the same, and more in which every item has changed, until each is told to be done, against
 * merely fetching.
 */
export async function measureSync(google: BenchGoogle): Promise<Figure[]> {
  const cost = {
    fetch: [] as number[],
    first: [] as number[],
    same: [] as number[],
    changed: [] as number[],
    between: [] as number[],
    changedOften: [] as number[],
  };
  let memoryMb = 0;
  const run = async (kind: keyof typeof cost, databaseUrl: string) => {
    const file = join(import.meta.dirname, 'sync-process.ts');
    const mode = kind === 'fetch' ? 'fetch' : 'sync';
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...SYNC_NODE_FLAGS,
      file,
      mode,
      databaseUrl,
      google.url,
    ]);
    const said: { tookMs: number; memoryMb: number } = JSON.parse(stdout);
    cost[kind].push(said.tookMs);
    if (kind !== 'fetch') memoryMb = Math.max(memoryMb, said.memoryMb);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const databaseUrl = freshFile();
    const now = Date.now() + round * 1000;
    await google.control('PUT', 'now', { now });
    await google.control('POST', 'generate', LARGE);
    await run('fetch', '-');
    await run('first', databaseUrl);
    await run('same', databaseUrl);
    for (const [at, change] of CHANGES.entries()) {
      await google.control('PUT', 'now', { now: now + (at + 1) * 60_000 });
      await google.control('POST', 'generate', LARGE);
      await run(change, databaseUrl);
    }
  }
  await google.control('PUT', 'now', { now: null });
  const fetching = best(cost.fetch);
  const figure = (what: string, took: number[]): Figure => ({
    what: `${what} of 20,000 events, 2,000 tasks, 20,000 files in 2,000 folders`,
    measured: `${ms(best(took))}, ${times(best(took) / fetching)}`,
    against: `${ms(fetching)} to fetch the same pages`,
    limit: times(FACTOR_MOST),
    holds: best(took) <= FACTOR_MOST * fetching,
  });
  return [
    figure('First sync', cost.first),
    figure('Second, equal sync', cost.same),
    figure('Sync in which all has changed', cost.changed),
    figure('The same, when three earlier states are kept already,', cost.changedOften),
    {
      what: 'Most memory of the process that syncs',
      measured: mb(memoryMb),
      against: '',
      limit: mb(MEMORY_MOST_MB),
      holds: memoryMb < MEMORY_MOST_MB,
    },
  ];
}
