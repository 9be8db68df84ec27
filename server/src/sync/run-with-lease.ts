import { Problem } from '@assembly/contract/problem';
import { SOURCES, type SyncRun } from '@assembly/contract/sync';
import { deleteOldSnapshots } from '../store/content/snapshots.ts';
import {
  addRun,
  deleteOldRuns,
  hasRunForSlot,
  RUNS_READ_MAX,
  readRuns,
  updateRun,
} from '../store/content/sync-runs.ts';
import { acquireLease } from '../store/database/lease.ts';
import type { Database } from '../store/database/tables.ts';
import { hasCompletedSetup, isGoogleDisconnected } from '../store/settings/settings.ts';
import type { NewAuditEntry } from '../store/users/audit-log.ts';
import { type ConfirmedRemovals, copySources } from './copy-sources.ts';
import { recordGoogleAccount } from './google-account.ts';
import type { SyncContext } from './sync-context.ts';
import { recordInterrupted, SYNC_LEASE } from './sync-lease.ts';
import { createRun } from './sync-run.ts';

const SAVE_EVERY_MS = 500;

/** An administrator, or `schedule`, `command` or `demo`. */
export type StartedBy = NewAuditEntry['actor'] | string;

export interface LeasedRunOptions {
  databaseUrl: string;
  startedBy: StartedBy;
  /** Confirms the removals that an administrator saw in the latest run (true), or in the run with this id. */
  confirm: boolean | string;
  /** The scheduled time that the run is for. Each scheduled time gets one run. */
  slot?: string | undefined;
  /** With the sandbox's settings: rejected once the setup has ended the demo. */
  isDemo?: boolean;
  /** The refresh token is not from the environment: rejected if Google was disconnected since the token was read. */
  canBeDisconnected?: boolean | undefined;
  onStarted: (run: SyncRun) => void;
  onProgress: (run: SyncRun) => void;
  /** Called just before others can see that the run has finished, and start the next one. */
  onFinishing?: () => void;
}

/** Runs a sync. Old snapshots are deleted after the lease is released, so that no other run waits for that. */
export async function runWithLease(
  context: SyncContext,
  options: LeasedRunOptions,
): Promise<SyncRun> {
  const finished = await runExclusively(context, options);
  await deleteOldSnapshots(context.db).catch(context.onError);
  return finished;
}

async function runExclusively(context: SyncContext, options: LeasedRunOptions): Promise<SyncRun> {
  const lease = await acquireLease(options.databaseUrl, SYNC_LEASE);
  if (!lease) throw new Problem('sync_running');
  try {
    const { db, now } = context;
    if (options.isDemo && (await hasCompletedSetup(db))) throw new Problem('setup_done');
    if (options.canBeDisconnected && (await isGoogleDisconnected(db))) {
      throw new Problem('google_not_connected');
    }
    await recordInterrupted(db, now());
    if (options.slot && (await hasRunForSlot(db, options.slot))) throw new Problem('sync_running');
    const confirmed = await readConfirmed(db, options.confirm);
    const { startedBy, slot } = options;
    const run = createRun(typeof startedBy === 'string' ? startedBy : startedBy.name, now());
    await addRun(db, run, slot, auditEntries(run, options));
    options.onStarted(run);
    const stopSaving = saveRegularly(context, run, options.onProgress);
    const { onProgress } = options;
    let finished: SyncRun;
    try {
      finished = await copySources(context, run, { confirmed, signal: lease.lost, onProgress });
    } finally {
      await stopSaving();
    }
    // Before the end of the run is recorded, so that clients refetch both together.
    await recordGoogleAccount(context, finished, lease.lost);
    options.onFinishing?.();
    await updateRun(db, finished);
    await deleteOldRuns(db);
    options.onProgress(finished);
    return finished;
  } finally {
    await lease.release();
  }
}

/** The audit log entries of a run that a person started. */
function auditEntries({ startedAt: at }: SyncRun, { startedBy: actor, confirm }: LeasedRunOptions) {
  if (typeof actor === 'string') return [];
  const entries: NewAuditEntry[] = [{ actor, action: 'sync_started', subject: null, at }];
  if (confirm) entries.push({ actor, action: 'sync_confirmed', subject: null, at });
  return entries;
}

/** What the administrator saw and now confirms. Any other removal stops the run again. */
async function readConfirmed(db: Database, confirm: boolean | string): Promise<ConfirmedRemovals> {
  if (!confirm) return {};
  const runs = await readRuns(db, RUNS_READ_MAX);
  const seen = confirm === true ? runs[0] : runs.find(({ id }) => id === confirm);
  const confirmed: ConfirmedRemovals = {};
  for (const name of SOURCES) confirmed[name] = seen?.sources[name].removalsMark;
  return confirmed;
}

/** Saves the record of a run in progress from time to time, and then reports it. Returns a stop function. */
function saveRegularly(
  { db, onError }: SyncContext,
  run: SyncRun,
  onSaved: (run: SyncRun) => void,
): () => Promise<void> {
  let saving = Promise.resolve();
  const save = () => updateRun(db, run).then(() => onSaved(run), onError);
  const timer = setInterval(() => {
    saving = saving.then(save);
  }, SAVE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await saving;
  };
}
