import { once } from 'node:events';
import type { ProblemCode } from '@assembly/contract/api-error';
import { Problem } from '@assembly/contract/problem';
import type { Source, SyncRun } from '@assembly/contract/sync';
import { createGoogle } from '../google/create-google.ts';
import type { GoogleAccess } from '../google/google-access.ts';
import { deleteOldSnapshots } from '../store/content/snapshots.ts';
import { openExisting } from '../store/database/open-database.ts';
import { isUnavailable } from '../store/database/store-error.ts';
import type { Database } from '../store/database/tables.ts';
import { type Restore, restoreSnapshot } from './restore-snapshot.ts';
import { runWithLease, type Starter } from './run-with-lease.ts';

/** What a process that changes the sources is told. */
export interface SyncProcessInput {
  databaseUrl: string;
  google: GoogleAccess;
  timeZone: string;
  driveFolder: string | undefined;
  job: SyncJob | RestoreJob;
}

export interface SyncJob {
  kind: 'sync';
  startedBy: Starter;
  confirm: boolean | string;
  slot: string | undefined;
}

export interface RestoreJob extends Restore {
  kind: 'restore';
}

/** What it says. */
export type SyncProcessMessage =
  | { kind: 'started'; run: SyncRun }
  | { kind: 'restored'; source: Source }
  | { kind: 'progress' }
  | { kind: 'refused'; code: ProblemCode }
  | { kind: 'fault'; message: string };

const [order] = (await once(process, 'message')) as [SyncProcessInput];
const { databaseUrl, job } = order;
const say = (news: SyncProcessMessage) => process.send?.(news);
const sayFault = (error: unknown) =>
  say({
    kind: 'fault',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
// A terminal and a supervisor tell the whole group to stop: when we do is for whoever started us to say.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// Whoever started us is gone, and with it whoever would tell how it went.
process.once('disconnect', () => process.exit());

try {
  // Whoever started us has brought it up to date. To look again could mean to wait for one who writes now.
  const db = await openExisting(databaseUrl, sayFault);
  try {
    if (job.kind === 'sync') await sync(db, job);
    else await restore(db, job);
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof Problem)) sayFault(error);
  if (error instanceof Problem) say({ kind: 'refused', code: error.code });
  else if (isUnavailable(error)) say({ kind: 'refused', code: 'unavailable' });
}
process.disconnect?.();

async function sync(db: Database, job: SyncJob): Promise<void> {
  const parts = {
    db,
    google: createGoogle(order.google),
    refreshToken: order.google.refreshToken,
    timeZone: order.timeZone,
    driveFolder: order.driveFolder,
    now: () => Date.now(),
    onError: sayFault,
  };
  await runWithLease(parts, {
    ...job,
    databaseUrl,
    onStarted: (run) => say({ kind: 'started', run }),
    onProgress: () => say({ kind: 'progress' }),
  });
}

async function restore(db: Database, job: RestoreJob): Promise<void> {
  say({ kind: 'restored', source: await restoreSnapshot(db, databaseUrl, job) });
  // What it replaced is one more that can be put back.
  await deleteOldSnapshots(db).catch(sayFault);
}
