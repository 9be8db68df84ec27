import { SECOND_MS } from '@assembly/contract/limits';
import { readVersions, VERSIONED } from '../store/sources.ts';
import { readRuns } from '../store/sync-runs.ts';
import type { Database } from '../store/tables.ts';
import type { ChangeFeed } from './change-feed.ts';
import { lookAgain } from './look-again.ts';

const LOOK_EVERY_MS = 0.5 * SECOND_MS;

export interface ChangeWatch {
  /** Looks at once, when there is reason to. */
  look(): void;
  close(): void;
}

/**
 * Tells the feed when a source, a sync or the people have changed, whoever changed it: the sync's own process, a
 * command, or another process on the same database. On PostgreSQL the write itself tells; what it told of is told once.
 */
export async function watchChanges(
  db: Database,
  feed: ChangeFeed,
  onFault: (error: unknown) => void,
): Promise<ChangeWatch> {
  let seen = await readState(db);

  async function compare() {
    const state = await readState(db);
    for (const topic of VERSIONED) {
      const version = state.versions[topic];
      if (version !== seen.versions[topic]) feed.deliver({ topic, version });
    }
    if (state.lastRun !== seen.lastRun) feed.deliver({ topic: 'sync' });
    seen = state;
  }

  const look = lookAgain(compare, onFault);
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return { look: () => void look(), close: () => clearInterval(timer) };
}

async function readState(db: Database) {
  const [last] = await readRuns(db, 1);
  return { versions: await readVersions(db), lastRun: JSON.stringify(last ?? null) };
}
