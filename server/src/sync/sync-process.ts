import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '@assembly/contract/problem';
import type { Source, SyncRun } from '@assembly/contract/sync';
import type { Restore } from './restore-snapshot.ts';
import type { Starter } from './run-with-lease.ts';
import type {
  RestoreJob,
  SyncJob,
  SyncProcessInput,
  SyncProcessMessage,
} from './sync-process-main.ts';

export interface SyncRunner {
  /**
   * Resolves with the run once it is under way; refuses while another is, in whatever process, or when the schedule's
   * slot has had its run.
   */
  start(startedBy: Starter, confirm: boolean | string, slot?: string): Promise<SyncRun>;
  /** Puts an earlier state of a source back; refuses while a run is under way, or when that state is no longer kept. */
  restore(what: Restore): Promise<Source>;
  /** Ends what is under way, and resolves when it has ended. What it has not swapped stays as it was. */
  close(): Promise<void>;
}

interface SyncRunnerOptions {
  order: Omit<SyncProcessInput, 'job'>;
  onProgress: () => void;
  onError: (message: string) => void;
  /** A process has ended, one way or another. */
  onEnded: () => Promise<void>;
}

const WORKER = fileURLToPath(new URL('./sync-process-main.ts', import.meta.url));
/** What is read is thrown away at once: tidying up more often costs little and spares a quarter of the memory. */
export const SYNC_NODE_FLAGS = ['--max-semi-space-size=4'];

/**
 * Starts runs, and puts states back, each in a process of its own: what it needs of processor and memory, for minutes and
 * by the hundred megabytes, is taken from nobody, and given back whole.
 */
export function openSyncRunner({
  order,
  onProgress,
  onError,
  onEnded,
}: SyncRunnerOptions): SyncRunner {
  const workers = new Set<ChildProcess>();
  let isClosing = false;
  const endings = new Set<Promise<void>>();

  async function end(worker: ChildProcess) {
    workers.delete(worker);
    await onEnded().catch((error) => onError(String(error)));
    onProgress();
  }

  /** Resolves with the first of the news that the job was for. */
  function work<Wanted>(
    job: SyncJob | RestoreJob,
    find: (news: SyncProcessMessage) => Wanted | undefined,
  ): Promise<Wanted> {
    const worker = fork(WORKER, { execArgv: SYNC_NODE_FLAGS });
    workers.add(worker);
    return new Promise((resolve, reject) => {
      worker.on('message', (news: SyncProcessMessage) => {
        if (news.kind === 'refused') reject(new Problem(news.code));
        if (news.kind === 'fault') onError(news.message);
        const wanted = find(news);
        if (wanted) resolve(wanted);
        onProgress();
      });
      // One that we have just killed could not be reached any more: that is no fault.
      const tell = (error: Error | null) => {
        if (error && !isClosing) onError(String(error));
      };
      worker.on('error', tell);
      worker.once('close', () => {
        // Without effect when the job was done, or under way.
        reject(new Problem(isClosing ? 'unavailable' : 'unexpected'));
        const ending = end(worker).finally(() => endings.delete(ending));
        endings.add(ending);
      });
      // Not by arguments or variables, which others on this machine can read: there are secrets in it.
      worker.send({ ...order, job } satisfies SyncProcessInput, tell);
    });
  }

  return {
    start: (startedBy, confirm, slot) =>
      work({ kind: 'sync', startedBy, confirm, slot }, (news) =>
        news.kind === 'started' ? news.run : undefined,
      ),
    restore: (what) =>
      work({ kind: 'restore', ...what }, (news) =>
        news.kind === 'restored' ? news.source : undefined,
      ),
    async close() {
      isClosing = true;
      const closed = [...workers].map(
        (worker) => new Promise((done) => worker.once('close', done)),
      );
      for (const worker of workers) worker.kill('SIGKILL');
      await Promise.all(closed);
      await Promise.all(endings);
    },
  };
}

/** Starts a run that nobody waits for, and tells of what went wrong unless that is known already. */
export async function startInBackground(
  syncer: Pick<SyncRunner, 'start'>,
  onError: (error: unknown) => void,
  ...order: Parameters<SyncRunner['start']>
): Promise<void> {
  try {
    await syncer.start(...order);
  } catch (error) {
    // Somebody was quicker; or the app is closing, or its database does not answer, which was told of by itself.
    const isKnown =
      error instanceof Problem && ['sync_running', 'unavailable'].includes(error.code);
    if (!isKnown) onError(error);
  }
}
