import { MINUTE_MS } from '@assembly/contract/limits';
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
import { isLocked } from '../store/database/store-error.ts';
import type { Database } from '../store/database/tables.ts';
import { hasCompletedSetup, isGoogleDisconnected } from '../store/settings/settings.ts';
import type { NewAuditEntry } from '../store/users/audit-log.ts';
import { type ConfirmedRemovals, copySources } from './copy-sources.ts';
import { recordGoogleAccount } from './google-account.ts';
import type { SyncContext } from './sync-context.ts';
import { recordInterrupted, SYNC_LEASE } from './sync-lease.ts';
import { createRun } from './sync-run.ts';

/** The shortest time between two updates of a run's record. */
const SAVE_EVERY_MS = 500;
const RECORD_END_TIMEOUT_MS = 10 * MINUTE_MS;

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
    const saver = createRunSaver(db, options.onProgress, context.onError);
    const finished = await copySources(context, run, {
      confirmed,
      signal: lease.lost,
      onProgress: (state) => {
        saver.schedule(state);
        options.onProgress(state);
      },
    });
    await saver.flush();
    // Before the end of the run is recorded, so that clients refetch both together.
    await recordGoogleAccount(context, finished, lease.lost);
    options.onFinishing?.();
    await recordEnd(db, finished, lease.lost);
    await deleteOldRuns(db);
    options.onProgress(finished);
    return finished;
  } finally {
    await lease.release();
  }
}

/**
 * Waits while another program locks the database, which may be why the run failed. Without a record of its end, the run
 * would look interrupted.
 */
async function recordEnd(db: Database, run: SyncRun, leaseLost: AbortSignal): Promise<void> {
  const deadline = performance.now() + RECORD_END_TIMEOUT_MS;
  for (;;) {
    try {
      return await updateRun(db, run);
    } catch (error) {
      if (!isLocked(error) || leaseLost.aborted || performance.now() > deadline) throw error;
    }
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

/** Saves the record of a run in progress, throttled to one write per SAVE_EVERY_MS, and then reports it. */
function createRunSaver(
  db: Database,
  onSaved: (run: SyncRun) => void,
  onError: (error: unknown) => void,
) {
  let savedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> = Promise.resolve();

  async function save(run: SyncRun) {
    savedAt = performance.now();
    try {
      await updateRun(db, run);
      onSaved(run);
    } catch (error) {
      onError(error);
    }
  }

  return {
    /** Saves the state that the run has when the timer fires. */
    schedule(run: SyncRun) {
      if (timer) return;
      const waitMs = Math.max(0, savedAt + SAVE_EVERY_MS - performance.now());
      timer = setTimeout(() => {
        timer = undefined;
        saving = saving.then(() => save(run));
      }, waitMs);
    },
    async flush() {
      clearTimeout(timer);
      await saving;
    },
  };
}
