import { once } from 'node:events';
import { Problem } from '@assembly/contract/problem';
import type { ProblemCode } from '@assembly/contract/problem-status';
import type { Source, SyncRun } from '@assembly/contract/sync';
import { createGoogle } from '../google/create-google.ts';
import { type GoogleAccess, SYNC_LIMITS } from '../google/google-access.ts';
import { deleteOldSnapshots } from '../store/content/snapshots.ts';
import { openExisting } from '../store/database/open-database.ts';
import { isUnavailable } from '../store/database/store-error.ts';
import type { Database } from '../store/database/tables.ts';
import { readNewRecordings } from './recordings/read-recordings.ts';
import { type RestoreRequest, restoreSnapshot } from './restore-snapshot.ts';
import { runWithLease, type StartedBy } from './run-with-lease.ts';
import type { SourceFailure } from './sync-context.ts';

/** What the parent process sends first. */
export interface SyncProcessInput {
  databaseUrl: string;
  google: GoogleAccess;
  timeZone: string;
  isDemo: boolean;
  /** See `LeasedRunOptions`. */
  canBeDisconnected?: boolean | undefined;
  job: SyncJob | RestoreJob;
}

export interface SyncJob {
  kind: 'sync';
  startedBy: StartedBy;
  confirm: boolean | string;
  slot: string | undefined;
}

export interface RestoreJob extends RestoreRequest {
  kind: 'restore';
}

/** What the child process sends back. */
export type SyncProcessMessage =
  | { kind: 'started'; run: SyncRun }
  | { kind: 'restored'; source: Source }
  | { kind: 'progress' }
  | { kind: 'finishing' }
  | { kind: 'finished' }
  | { kind: 'rejected'; code: ProblemCode }
  | { kind: 'source-failed'; failure: SourceFailure }
  | { kind: 'error'; message: string };

const [input] = (await once(process, 'message')) as [SyncProcessInput];
const { databaseUrl, job } = input;
const send = (message: SyncProcessMessage) => process.send?.(message);
const sendError = (error: unknown) =>
  send({
    kind: 'error',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
// Ignore signals: terminals and supervisors send them to the whole process group, but the parent stops this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// The parent process has ended.
process.once('disconnect', () => process.exit());

try {
  // The parent has migrated it. Checking again could wait for another writer.
  const db = await openExisting(databaseUrl, sendError);
  try {
    if (job.kind === 'sync') await sync(db, job);
    else await restore(db, job);
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof Problem)) sendError(error);
  if (error instanceof Problem) send({ kind: 'rejected', code: error.code });
  else if (isUnavailable(error)) send({ kind: 'rejected', code: 'unavailable' });
}
process.disconnect?.();

async function sync(db: Database, job: SyncJob): Promise<void> {
  const context = {
    db,
    google: createGoogle(input.google, SYNC_LIMITS),
    refreshToken: input.google.refreshToken,
    isTokenFixed: !input.canBeDisconnected,
    timeZone: input.timeZone,
    chosen: input.google,
    now: () => Date.now(),
    onError: sendError,
    onSourceFailed: (failure: SourceFailure) => send({ kind: 'source-failed', failure }),
  };
  await runWithLease(context, {
    ...job,
    databaseUrl,
    isDemo: input.isDemo,
    canBeDisconnected: input.canBeDisconnected,
    onStarted: (run) => send({ kind: 'started', run }),
    onProgress: () => send({ kind: 'progress' }),
    onFinishing: () => send({ kind: 'finishing' }),
  });
  send({ kind: 'finished' });
  // The next run can start meanwhile.
  await readNewRecordings({ ...context, databaseUrl }).catch(sendError);
}

async function restore(db: Database, job: RestoreJob): Promise<void> {
  send({ kind: 'restored', source: await restoreSnapshot(db, databaseUrl, job) });
  // The replaced data is now one more snapshot.
  await deleteOldSnapshots(db).catch(sendError);
}
