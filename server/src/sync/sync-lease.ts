import { SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { readUnfinishedRuns, updateRun } from '../store/content/sync-runs.ts';
import { acquireLease, waitForLease } from '../store/database/lease.ts';
import type { Database } from '../store/database/tables.ts';
import { interruptRun } from './sync-run.ts';

// Apart from what a run itself needs: the server loads only this, and leaves the rest to the sync process.

/** Only its holder may write synced content. */
export const SYNC_LEASE = 'sync';

const MAX_WAIT_MS = 5 * SECOND_MS;

/** Stops the sync of this process, and holds the lease meanwhile, so that no other process writes content. */
export async function withSyncStopped<Result>(
  databaseUrl: string,
  syncRunner: { stop(): Promise<void> },
  run: (leaseLost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  await syncRunner.stop();
  const lease = await waitForLease(databaseUrl, SYNC_LEASE, MAX_WAIT_MS);
  if (!lease) throw new Problem('sync_running');
  try {
    return await run(lease.lost);
  } finally {
    await lease.release();
  }
}

/** Marks runs of dead processes as interrupted. Holding the lease proves that no run is in progress. */
export async function recordInterruptedRuns(
  db: Database,
  databaseUrl: string,
  now: number,
): Promise<void> {
  // Usually there is none. Acquiring the lease could make a run that starts now fail.
  if ((await readUnfinishedRuns(db)).length === 0) return;
  const lease = await acquireLease(databaseUrl, SYNC_LEASE);
  if (!lease) return;
  try {
    await recordInterrupted(db, now);
  } finally {
    await lease.release();
  }
}

export async function recordInterrupted(db: Database, now: number): Promise<void> {
  for (const run of await readUnfinishedRuns(db)) await updateRun(db, interruptRun(run, now));
}
