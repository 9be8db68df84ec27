import { SECOND_MS } from '@assembly/contract/limits';
import { readRuns } from '../store/content/sync-runs.ts';
import { readVersions, VERSIONED } from '../store/database/change-counters.ts';
import type { Database } from '../store/database/tables.ts';
import type { ChangeFeed } from './change-feed.ts';
import { createPoller, type Poller } from './poller.ts';

const LOOK_EVERY_MS = 0.5 * SECOND_MS;

/**
 * Tells the feed when a source, a sync or the people have changed, whoever changed it: the sync's own process, a
 * command, or another process on the same database. On PostgreSQL the write itself tells; what it told of is told once.
 */
export async function pollChanges(
  db: Database,
  feed: ChangeFeed,
  onError: (error: unknown) => void,
): Promise<Poller> {
  let seen = await readState(db);

  async function compare() {
    const state = await readState(db);
    for (const topic of VERSIONED) {
      const version = state.versions[topic];
      if (version !== seen.versions[topic]) feed.publishLocally({ topic, version });
    }
    if (state.lastRun !== seen.lastRun) feed.publishLocally({ topic: 'sync' });
    seen = state;
  }

  return createPoller(LOOK_EVERY_MS, compare, onError);
}

async function readState(db: Database) {
  const [last] = await readRuns(db, 1);
  return { versions: await readVersions(db), lastRun: JSON.stringify(last ?? null) };
}
