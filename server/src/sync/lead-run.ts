import { Problem } from '@assembly/contract/problem';
import type { SyncRun } from '@assembly/contract/sync';
import { takeLease } from '../store/lease.ts';
import { addRun, forgetOldRuns, readUnfinishedRuns, saveRun } from '../store/sync-runs.ts';
import type { Database } from '../store/tables.ts';
import { interrupt, newRun } from './run-record.ts';
import { runSync, type SyncParts } from './run-sync.ts';

/** Whoever holds it may change what the sync copies. */
export const SYNC_LEASE = 'sync';
/** How often, at most, the record of a run under way is written. */
const SAVE_EVERY_MS = 500;

export interface LeadOptions {
  databaseUrl: string;
  startedBy: string;
  isConfirmed: boolean;
  onStarted: (run: SyncRun) => void;
  onProgress: (run: SyncRun) => void;
}

/** A whole run: the lease that keeps others out, the record, the copying, the record again. */
export async function leadRun(parts: SyncParts, options: LeadOptions): Promise<SyncRun> {
  const lease = await takeLease(options.databaseUrl, SYNC_LEASE);
  if (!lease) throw new Problem('sync_running');
  try {
    const { db, now } = parts;
    await recordInterrupted(db, now());
    const run = newRun(options.startedBy, now());
    await addRun(db, run);
    options.onStarted(run);
    const keeper = recordKeeper(db, parts.onFault);
    const finished = await runSync(parts, run, {
      isConfirmed: options.isConfirmed,
      signal: lease.lost,
      onProgress: (state) => {
        keeper.note(state);
        options.onProgress(state);
      },
    });
    await keeper.rest();
    await saveRun(db, finished);
    await forgetOldRuns(db);
    options.onProgress(finished);
    return finished;
  } finally {
    await lease.release();
  }
}

/** Records what a dead process left behind. Whoever holds the lease knows that no run is under way. */
export async function recordInterruptedRuns(
  db: Database,
  databaseUrl: string,
  now: number,
): Promise<void> {
  // Nearly always there is none, and whoever starts a run now must not find the lease taken.
  if ((await readUnfinishedRuns(db)).length === 0) return;
  const lease = await takeLease(databaseUrl, SYNC_LEASE);
  if (!lease) return;
  try {
    await recordInterrupted(db, now);
  } finally {
    await lease.release();
  }
}

async function recordInterrupted(db: Database, now: number): Promise<void> {
  for (const run of await readUnfinishedRuns(db)) await saveRun(db, interrupt(run, now));
}

/** Writes the record of a run under way every now and then, one write at a time. */
function recordKeeper(db: Database, onFault: (error: unknown) => void) {
  let savedAt = 0;
  let saving: Promise<void> = Promise.resolve();
  let isSaving = false;
  return {
    note(run: SyncRun) {
      if (isSaving || performance.now() - savedAt < SAVE_EVERY_MS) return;
      isSaving = true;
      saving = saveRun(db, run)
        .catch(onFault)
        .finally(() => {
          savedAt = performance.now();
          isSaving = false;
        });
    },
    rest: () => saving,
  };
}
