import { SECOND_MS } from '@assembly/contract/limits';
import { readRuns } from '../store/content/sync-runs.ts';
import { readVersions, VERSIONED_TOPICS } from '../store/database/change-counters.ts';
import type { Database } from '../store/database/tables.ts';
import type { ChangeFeed } from './change-feed.ts';
import { createPoller, type Poller } from './poller.ts';

const POLL_MS = 0.5 * SECOND_MS;

/**
 * Publishes changes to a source, a sync run or the people that another process made: the sync process, a command, or
 * another server. On PostgreSQL the write itself notifies; the feed publishes such a change once.
 */
export async function pollChanges(
  db: Database,
  changes: ChangeFeed,
  onError: (error: unknown) => void,
): Promise<Poller> {
  let seen = await readState(db);

  async function compare() {
    const state = await readState(db);
    for (const topic of VERSIONED_TOPICS) {
      const version = state.versions[topic];
      if (version !== seen.versions[topic]) changes.publishLocally({ topic, version });
    }
    if (state.lastRun !== seen.lastRun) changes.publishLocally({ topic: 'sync' });
    seen = state;
  }

  return createPoller(POLL_MS, compare, onError);
}

async function readState(db: Database) {
  const [last] = await readRuns(db, 1);
  return { versions: await readVersions(db), lastRun: JSON.stringify(last ?? null) };
}
