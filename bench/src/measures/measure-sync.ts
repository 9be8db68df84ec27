import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SYNC_NODE_FLAGS } from '@assembly/server/sync/sync-process';
import {
  type Figure,
  fastest,
  formatCount,
  formatFactor,
  formatMb,
  formatMs,
  NO_LIMIT,
} from '../figure.ts';
import type { SandboxProcess } from '../processes/start-sandbox.ts';
import type { SyncCost } from '../processes/sync-or-fetch.ts';
import { tempDatabaseUrl } from '../temp-database.ts';

const ROUNDS = 3;
const MAX_FACTOR = 2;
export const MAX_SYNC_MEMORY_MB = 300;
export const LARGE_SOURCES = {
  events: 20_000,
  tasks: 2000,
  lists: 4,
  files: 20_000,
  folders: 2000,
};

/** Three snapshots of a source are kept: the last of these runs also removes the oldest. */
const CHANGED_RUNS = ['changed', 'between', 'between', 'changedWithSnapshots'] as const;

type Kind = 'fetch' | 'first' | 'same' | (typeof CHANGED_RUNS)[number];

/** A first sync run, one that finds nothing new, and some in which every item has changed, compared with only fetching. */
export async function measureSync(sandbox: SandboxProcess): Promise<Figure[]> {
  const costs: Record<Kind, SyncCost[]> = {
    fetch: [],
    first: [],
    same: [],
    changed: [],
    between: [],
    changedWithSnapshots: [],
  };
  const run = async (kind: Kind, databaseUrl: string) => {
    const script = join(import.meta.dirname, '../processes/sync-or-fetch.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...SYNC_NODE_FLAGS,
      script,
      kind === 'fetch' ? 'fetch' : 'sync',
      databaseUrl,
      sandbox.url,
    ]);
    costs[kind].push(JSON.parse(stdout));
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const databaseUrl = tempDatabaseUrl();
    const now = Date.now() + round * 1000;
    await sandbox.control('PUT', 'now', { now });
    await sandbox.control('POST', 'generate', LARGE_SOURCES);
    await run('fetch', '-');
    await run('first', databaseUrl);
    await run('same', databaseUrl);
    for (const [index, kind] of CHANGED_RUNS.entries()) {
      await sandbox.control('PUT', 'now', { now: now + (index + 1) * 60_000 });
      await sandbox.control('POST', 'generate', LARGE_SOURCES);
      await run(kind, databaseUrl);
    }
  }
  await sandbox.control('PUT', 'now', { now: null });
  return toFigures(costs);
}

function toFigures(costs: Record<Kind, SyncCost[]>): Figure[] {
  const { fetch: _fetch, ...runs } = costs;
  const wallMs = (kind: Kind) => fastest(costs[kind].map(({ tookMs }) => tookMs));
  const cpuMs = (kind: Kind) => fastest(costs[kind].map((cost) => cost.cpuMs));
  const peakMemoryMb = Math.max(
    ...Object.values(runs).flatMap((all) => all.map((cost) => cost.peakMemoryMb)),
  );
  const { events, tasks, files, folders } = LARGE_SOURCES;
  const size = `${formatCount(events)} events, ${formatCount(tasks)} tasks, ${formatCount(files)} files in ${formatCount(folders)} folders`;
  const duration = (name: string, kind: Kind): Figure => ({
    name: `${name} of ${size}`,
    measured: `${formatMs(wallMs(kind))}, ${formatFactor(wallMs(kind) / wallMs('fetch'))}`,
    comparedWith: `${formatMs(wallMs('fetch'))} to fetch the same pages`,
    limit: formatFactor(MAX_FACTOR),
    isWithinLimit: wallMs(kind) <= MAX_FACTOR * wallMs('fetch'),
  });
  return [
    duration('First sync run', 'first'),
    duration('Second sync run, nothing changed,', 'same'),
    duration('Sync run with every item changed,', 'changed'),
    duration('The same with three snapshots stored,', 'changedWithSnapshots'),
    {
      name: 'Processor time of the sync process: first run, nothing changed, every item changed',
      measured: `${formatMs(cpuMs('first'))}, ${formatMs(cpuMs('same'))}, ${formatMs(cpuMs('changed'))}`,
      comparedWith: `${formatMs(cpuMs('fetch'))} to fetch and parse the same pages`,
      ...NO_LIMIT,
      scaling: { syncCpuMs: cpuMs('changed'), syncMb: peakMemoryMb },
    },
    {
      name: 'Peak memory of the sync process',
      measured: formatMb(peakMemoryMb),
      comparedWith: '',
      limit: formatMb(MAX_SYNC_MEMORY_MB),
      isWithinLimit: peakMemoryMb < MAX_SYNC_MEMORY_MB,
    },
  ];
}
