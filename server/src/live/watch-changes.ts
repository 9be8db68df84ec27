import { SECOND_MS } from '@assembly/contract/limits';
import { SOURCES } from '@assembly/contract/sync';
import { readVersions } from '../store/sources.ts';
import { readRuns } from '../store/sync-runs.ts';
import type { Database } from '../store/tables.ts';
import type { ChangeFeed } from './change-feed.ts';

const LOOK_EVERY_MS = 0.5 * SECOND_MS;

export interface ChangeWatch {
  /** Looks at once, when there is reason to. */
  look(): void;
  /** Returns once it no longer reads the database. */
  close(): Promise<void>;
}

/**
 * Tells the feed when a source or a sync has changed, whoever changed it: the sync's own process, the sync command, or
 * another process on the same database. On PostgreSQL the write itself tells of a source; what it told of is told once.
 */
export async function watchChanges(
  db: Database,
  feed: ChangeFeed,
  onFault: (error: unknown) => void,
): Promise<ChangeWatch> {
  let seen = await readState(db);
  let isAsked = false;
  let isClosed = false;
  let looking: Promise<void> | undefined;

  async function compare() {
    const state = await readState(db);
    for (const source of SOURCES) {
      const version = state.versions[source];
      if (version !== seen.versions[source]) feed.deliver({ topic: source, version });
    }
    if (state.lastRun !== seen.lastRun) feed.deliver({ topic: 'sync' });
    seen = state;
  }

  async function lookWhileAsked() {
    while (isAsked && !isClosed) {
      isAsked = false;
      await compare().catch(onFault);
    }
    looking = undefined;
  }

  function look() {
    isAsked = true;
    looking ??= lookWhileAsked();
  }

  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    look,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await looking;
    },
  };
}

async function readState(db: Database) {
  const [last] = await readRuns(db, 1);
  return { versions: await readVersions(db), lastRun: JSON.stringify(last ?? null) };
}
