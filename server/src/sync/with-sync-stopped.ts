import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { acquireLease } from '../store/database/lease.ts';
import { SYNC_LEASE } from './run-with-lease.ts';
import type { SyncRunner } from './sync-process.ts';

const MAX_WAIT_MS = 5 * SECOND_MS;
const RETRY_MS = 100;

/** Stops the sync of this process, and holds the lease meanwhile, so that no other process writes content. */
export async function withSyncStopped<Result>(
  databaseUrl: string,
  syncRunner: Pick<SyncRunner, 'stop'>,
  run: (leaseLost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  await syncRunner.stop();
  const deadline = performance.now() + MAX_WAIT_MS;
  let lease = await acquireLease(databaseUrl, SYNC_LEASE);
  while (!lease && performance.now() < deadline) {
    await wait(RETRY_MS);
    lease = await acquireLease(databaseUrl, SYNC_LEASE);
  }
  if (!lease) throw new Problem('sync_running');
  try {
    return await run(lease.lost);
  } finally {
    await lease.release();
  }
}
