import { Worker } from 'node:worker_threads';
import { Problem } from '@assembly/contract/problem';
import type { SyncRun } from '@assembly/contract/sync';
import type { SyncNews, SyncOrder } from './sync-worker.ts';

export interface Syncer {
  /** Resolves with the run once it is under way; refuses while another is, in whatever process. */
  start(startedBy: string, isConfirmed: boolean): Promise<SyncRun>;
  /** Ends a run under way, and resolves when it has ended. What it has not swapped stays as it was. */
  close(): Promise<void>;
}

interface SyncerParts {
  order: Omit<SyncOrder, 'startedBy' | 'isConfirmed'>;
  onProgress: () => void;
  onFault: (message: string) => void;
}

/** Starts runs, each in a thread of its own. */
export function openSyncer({ order, onProgress, onFault }: SyncerParts): Syncer {
  const workers = new Set<Worker>();

  function start(startedBy: string, isConfirmed: boolean): Promise<SyncRun> {
    const workerData: SyncOrder = { ...order, startedBy, isConfirmed };
    const worker = new Worker(new URL('./sync-worker.ts', import.meta.url), { workerData });
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
        workers.delete(worker);
        // Without effect when the run had started.
        reject(new Problem('unexpected'));
        onProgress();
      });
    });
  }

  return {
    start,
    async close() {
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}
