import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '@assembly/contract/problem';
import type { Source, SyncRun } from '@assembly/contract/sync';
import type { RestoreRequest } from './restore-snapshot.ts';
import type { StartedBy } from './run-with-lease.ts';
import type { SourceFailure } from './sync-context.ts';
import type {
  RestoreJob,
  SyncJob,
  SyncProcessInput,
  SyncProcessMessage,
} from './sync-process-main.ts';

export interface SyncRunner {
  /**
   * Resolves with the run once it has started; rejects while another is in progress, in any process, or if the slot of
   * the schedule already had its run.
   */
  start(startedBy: StartedBy, confirm: boolean | string, slot?: string): Promise<SyncRun>;
  /** Restores a snapshot; rejects while a run is in progress, or if the snapshot does not exist any more. */
  restore(snapshot: RestoreRequest): Promise<Source>;
  /** Kills all jobs and resolves once they have ended. Uncommitted changes are rolled back. */
  stop(): Promise<void>;
  /** Stops permanently. */
  close(): Promise<void>;
}

export type SyncSettings = Omit<SyncProcessInput, 'job'>;

interface SyncRunnerOptions {
  /** Read when a job starts; the job keeps it. */
  readSettings: () => SyncSettings;
  onProgress: () => void;
  onError: (message: string) => void;
  onSourceFailed?: (failure: SourceFailure) => void;
  /** Called when a run has finished, and when a child process has ended, for whatever reason. */
  onEnded: () => Promise<void>;
}

const CHILD_MODULE = fileURLToPath(new URL('./sync-process-main.ts', import.meta.url));
/** Pages from Google are short-lived: frequent garbage collection costs little and saves a quarter of the memory. */
export const SYNC_NODE_FLAGS = ['--max-semi-space-size=4'];
const ENDS_JOB: SyncProcessMessage['kind'][] = ['finishing', 'restored', 'rejected'];

/**
 * Runs each sync or restore in a child process: it may use a core for minutes and hundreds of megabytes of memory,
 * which must not slow down the server and must be freed afterwards.
 */
export function openSyncRunner(options: SyncRunnerOptions): SyncRunner {
  const { readSettings, onProgress, onError, onSourceFailed, onEnded } = options;
  const children = new Set<ChildProcess>();
  let isStopping = false;
  /** Without those that have finished their job and only delete old snapshots and read recordings. */
  const busy = new Set<ChildProcess>();
  const endings = new Set<Promise<void>>();

  function finish() {
    const ending = onEnded()
      .catch((error) => onError(String(error)))
      .then(onProgress)
      .finally(() => endings.delete(ending));
    endings.add(ending);
  }

  /** Resolves with the first result that `find` finds in the messages of the child process. */
  function runJob<Result>(
    job: SyncJob | RestoreJob,
    find: (message: SyncProcessMessage) => Result | undefined,
  ): Promise<Result> {
    const settings = readSettings();
    return new Promise((resolve, reject) => {
      // The child would find that out too, but many children would use all memory.
      if (busy.size > 0) throw new Problem('sync_running');
      const child = fork(CHILD_MODULE, { execArgv: SYNC_NODE_FLAGS });
      children.add(child);
      busy.add(child);
      child.on('message', (message: SyncProcessMessage) => {
        if (ENDS_JOB.includes(message.kind)) busy.delete(child);
        // Reading recordings may take much longer.
        if (message.kind === 'finished') finish();
        if (message.kind === 'rejected') reject(new Problem(message.code));
        if (message.kind === 'error') onError(message.message);
        if (message.kind === 'source-failed') onSourceFailed?.(message.failure);
        const found = find(message);
        if (found) resolve(found);
        onProgress();
      });
      // A child that we have just killed cannot be reached: that is not an error.
      const reportError = (error: Error | null) => {
        if (error && !isStopping) onError(String(error));
      };
      child.on('error', reportError);
      child.once('close', () => {
        // Has no effect if the job was resolved before.
        reject(new Problem(isStopping ? 'unavailable' : 'unexpected'));
        children.delete(child);
        busy.delete(child);
        finish();
      });
      // The input contains secrets, and other users of the machine can read arguments and environment variables.
      child.send({ ...settings, job } satisfies SyncProcessInput, reportError);
    });
  }

  async function killAll() {
    const closed = [...children].map((child) => new Promise((done) => child.once('close', done)));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(closed);
    await Promise.all(endings);
  }

  return {
    start: (startedBy, confirm, slot) =>
      runJob({ kind: 'sync', startedBy, confirm, slot }, (message) =>
        message.kind === 'started' ? message.run : undefined,
      ),
    restore: (snapshot) =>
      runJob({ kind: 'restore', ...snapshot }, (message) =>
        message.kind === 'restored' ? message.source : undefined,
      ),
    async stop() {
      isStopping = true;
      await killAll();
      isStopping = false;
    },
    async close() {
      isStopping = true;
      await killAll();
    },
  };
}

/** Starts a run that no caller waits for; unexpected errors go to `onError`. */
export async function startInBackground(
  syncRunner: Pick<SyncRunner, 'start'>,
  onError: (error: unknown) => void,
  ...input: Parameters<SyncRunner['start']>
): Promise<void> {
  try {
    await syncRunner.start(...input);
  } catch (error) {
    // Another run is in progress, the app is closing, the demo has ended, Google was disconnected, or the database does
    // not answer, which is reported elsewhere.
    const known = ['sync_running', 'unavailable', 'setup_done', 'google_not_connected'];
    const isKnown = error instanceof Problem && known.includes(error.code);
    if (!isKnown) onError(error);
  }
}
