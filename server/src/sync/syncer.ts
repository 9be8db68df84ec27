import { Worker } from 'node:worker_threads';
import { Problem } from '@assembly/contract/problem';
import type { SyncRun } from '@assembly/contract/sync';
import type { SyncNews, SyncOrder } from './sync-worker.ts';

export interface Syncer {
  /**
   * Resolves with the run once it is under way; refuses while another is, in whatever process, or when the schedule's
   * slot has had its run.
   */
  start(startedBy: string, isConfirmed: boolean, slot?: string): Promise<SyncRun>;
  /** Ends a run under way, and resolves when it has ended. What it has not swapped stays as it was. */
  close(): Promise<void>;
}

interface SyncerParts {
  order: Omit<SyncOrder, 'startedBy' | 'isConfirmed' | 'slot'>;
  onProgress: () => void;
  onFault: (message: string) => void;
  /** A run's thread has ended, one way or another. */
  onEnded: () => Promise<void>;
}

/** Starts runs, each in a thread of its own. */
export function openSyncer({ order, onProgress, onFault, onEnded }: SyncerParts): Syncer {
  const workers = new Set<Worker>();
  const endings = new Set<Promise<void>>();

  async function end(worker: Worker) {
    workers.delete(worker);
    await onEnded().catch((error) => onFault(String(error)));
    onProgress();
  }

  function start(startedBy: string, isConfirmed: boolean, slot?: string): Promise<SyncRun> {
    const workerData: SyncOrder = { ...order, startedBy, isConfirmed, slot };
    const worker = new Worker(new URL('./sync-worker.ts', import.meta.url), {
      workerData,
      // What is read is thrown away at once: tidying up more often costs little and halves the memory.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    workers.add(worker);
    return new Promise((resolve, reject) => {
      worker.on('message', (news: SyncNews) => {
        if (news.kind === 'refused') reject(new Problem('sync_running'));
        if (news.kind === 'fault') onFault(news.message);
        if (news.kind === 'started') resolve(news.run);
        onProgress();
      });
      worker.on('error', (error) => onFault(String(error)));
      worker.on('exit', () => {
        // Without effect when the run had started.
        reject(new Problem('unexpected'));
        const ending = end(worker).finally(() => endings.delete(ending));
        endings.add(ending);
      });
    });
  }

  return {
    start,
    async close() {
      await Promise.all([...workers].map((worker) => worker.terminate()));
      await Promise.all(endings);
    },
  };
}
