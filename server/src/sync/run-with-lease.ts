import { Problem } from '@assembly/contract/problem';
import { SOURCES, type SyncRun } from '@assembly/contract/sync';
import { deleteOldSnapshots } from '../store/content/snapshots.ts';
import {
  addRun,
  deleteOldRuns,
  hasRunForSlot,
  RUNS_READ_MAX,
  readRuns,
  readUnfinishedRuns,
  updateRun,
} from '../store/content/sync-runs.ts';
import { takeLease } from '../store/database/lease.ts';
import type { Database } from '../store/database/tables.ts';
import type { AuditNote } from '../store/people/audit-log.ts';
import { type Confirmed, copySources, type SyncContext } from './copy-sources.ts';
import { recordGoogleAccount } from './record-google-account.ts';
import { createRun, interruptRun } from './sync-run.ts';

/** Whoever holds it may change what the sync copies. */
export const SYNC_LEASE = 'sync';
/** How often, at most, the record of a run under way is written. */
const SAVE_EVERY_MS = 500;

/** A person, or what else starts a run. */
export type Starter = AuditNote['actor'] | string;

export interface LeasedRunOptions {
  databaseUrl: string;
  startedBy: Starter;
  /** Whether an administrator has seen what would go, in the latest run or the one that is named, and lets it go. */
  confirm: boolean | string;
  /** The time of the schedule that the run is for: one that had its run gets no second. */
  slot?: string | undefined;
  onStarted: (run: SyncRun) => void;
  onProgress: (run: SyncRun) => void;
}

/** A whole run; and then, with nobody waiting for it or kept out, what it made superfluous goes. */
export async function runWithLease(
  parts: SyncContext,
  options: LeasedRunOptions,
): Promise<SyncRun> {
  const finished = await runAlone(parts, options);
  await deleteOldSnapshots(parts.db).catch(parts.onError);
  return finished;
}

/** The lease that keeps others out, the record, the copying, the record again. */
async function runAlone(parts: SyncContext, options: LeasedRunOptions): Promise<SyncRun> {
  const lease = await takeLease(options.databaseUrl, SYNC_LEASE);
  if (!lease) throw new Problem('sync_running');
  try {
    const { db, now } = parts;
    await recordInterrupted(db, now());
    if (options.slot && (await hasRunForSlot(db, options.slot))) throw new Problem('sync_running');
    const confirmed = await seenAtTheStop(db, options.confirm);
    const { startedBy, slot } = options;
    const run = createRun(typeof startedBy === 'string' ? startedBy : startedBy.name, now());
    await addRun(db, run, slot, notesOf(run, options));
    options.onStarted(run);
    const keeper = createRunSaver(db, options.onProgress, parts.onError);
    const finished = await copySources(parts, run, {
      confirmed,
      signal: lease.lost,
      onProgress: (state) => {
        keeper.note(state);
        options.onProgress(state);
      },
    });
    await keeper.rest();
    // Before the end is written down: whoever is told of it asks once, and for the connection too.
    await recordGoogleAccount(parts, finished, lease.lost);
    await updateRun(db, finished);
    await deleteOldRuns(db);
    options.onProgress(finished);
    return finished;
  } finally {
    await lease.release();
  }
}

/** What the book says of the person who started it, if it was one. */
function notesOf({ startedAt: at }: SyncRun, { startedBy: actor, confirm }: LeasedRunOptions) {
  if (typeof actor === 'string') return [];
  const notes: AuditNote[] = [{ actor, action: 'sync_started', subject: null, at }];
  if (confirm) notes.push({ actor, action: 'sync_confirmed', subject: null, at });
  return notes;
}

/** What was seen, and is confirmed by whoever confirms: another source, or others of the same, are asked about. */
async function seenAtTheStop(db: Database, confirm: boolean | string): Promise<Confirmed> {
  if (!confirm) return {};
  const runs = await readRuns(db, RUNS_READ_MAX);
  const seen = confirm === true ? runs[0] : runs.find(({ id }) => id === confirm);
  const confirmed: Confirmed = {};
  for (const name of SOURCES) confirmed[name] = seen?.sources[name].removalsMark;
  return confirmed;
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
  for (const run of await readUnfinishedRuns(db)) await updateRun(db, interruptRun(run, now));
}

/**
 * Writes the record of a run under way every now and then, and tells of it once it can be read. What was noted last is
 * always written: a source that is done must not look as if it waited, however long the others take.
 */
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
    /** The run goes on changing: what is written is how it stands then. */
    note(run: SyncRun) {
      if (timer) return;
      const waitMs = Math.max(0, savedAt + SAVE_EVERY_MS - performance.now());
      timer = setTimeout(() => {
        timer = undefined;
        saving = saving.then(() => save(run));
      }, waitMs);
    },
    async rest() {
      clearTimeout(timer);
      await saving;
    },
  };
}
