import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BackupPreview } from '@assembly/contract/backups';
import { Problem } from '@assembly/contract/problem';
import type { Messages } from '@assembly/messages/catalog';
import type { Config } from '../config.ts';
import type { ChangeFeed } from '../live/change-feed.ts';
import type { Database } from '../store/database/tables.ts';
import { backupSettingsOf } from './backup-job.ts';
import type { BackupJob, BackupProcessInput, BackupProcessMessage } from './backup-process-main.ts';
import { recordRun } from './backup-state.ts';
import type { RestoreRequest } from './restore-live.ts';

export interface BackupRunner {
  /** In this process. */
  isRunning(): boolean;
  /** Resolves with the name once the backup has begun; rejects while another job is in progress. */
  start(slot?: string): Promise<string>;
  preview(name: string, userId: string): Promise<BackupPreview>;
  /** Replaces everything. Resolves when it is done. */
  restore(request: RestoreRequest): Promise<void>;
  /** Stops permanently. A killed job leaves everything as it was. */
  close(): Promise<void>;
}

interface BackupRunnerOptions {
  db: Database;
  settings: { current(): Config };
  changes: Pick<ChangeFeed, 'publish'>;
  now: () => number;
  onError: (error: unknown) => void;
  /** Called when a backup has ended, for whatever reason. */
  onEnded?: () => Promise<void>;
}

const CHILD_MODULE = fileURLToPath(new URL('./backup-process-main.ts', import.meta.url));

/**
 * Runs backups, previews and restores in child processes, one of a kind at a time: each takes a core for a while and
 * much memory.
 */
export function openBackupRunner(options: BackupRunnerOptions): BackupRunner {
  const { db, changes, now, onError } = options;
  const children = new Map<ChildProcess, BackupJob['kind']>();
  const endings = new Set<Promise<void>>();
  let isClosed = false;

  const isBusy = (kinds: BackupJob['kind'][]) =>
    [...children.values()].some((kind) => kinds.includes(kind));

  /** The child has recorded how the run ended, unless it was killed. */
  async function finish(slot: string | undefined, isKilled: boolean): Promise<void> {
    try {
      if (isKilled) await recordRun(db, { at: now(), slot, failure: 'unexpected' });
      changes.publish({ topic: 'settings' });
      await options.onEnded?.();
    } catch (error) {
      onError(error);
    }
  }

  function runJob<Result>(
    job: BackupJob,
    find: (message: BackupProcessMessage) => Result | undefined,
  ): Promise<Result> {
    const settings = backupSettingsOf(options.settings.current());
    if (!settings) throw new Problem('backup_not_configured');
    return new Promise((resolve, reject) => {
      const child = fork(CHILD_MODULE);
      children.set(child, job.kind);
      let last: BackupProcessMessage['kind'] | undefined;
      child.on('message', (message: BackupProcessMessage) => {
        if (message.kind === 'rejected') {
          const reason = message.reason as keyof Messages['problems'] | undefined;
          reject(new Problem(message.code, { ...(reason && { reason }) }));
        }
        if (message.kind === 'error') onError(new Error(message.message));
        last = message.kind;
        const found = find(message);
        if (found !== undefined) resolve(found);
      });
      // A child that we have just killed cannot be reached: that is not an error.
      const reportError = (error: Error | null) => {
        if (error && !isClosed) onError(error);
      };
      child.on('error', reportError);
      child.once('close', () => {
        // Has no effect if the job was resolved before.
        reject(new Problem(isClosed ? 'unavailable' : 'unexpected'));
        children.delete(child);
        if (job.kind !== 'backup' || last === 'rejected' || isClosed) return;
        const ending = finish(job.slot, last !== 'finished').finally(() => endings.delete(ending));
        endings.add(ending);
      });
      // The input contains secrets, and other users of the machine can read arguments and environment variables.
      child.send({ settings, job } satisfies BackupProcessInput, reportError);
    });
  }

  return {
    isRunning: () => isBusy(['backup', 'restore']),
    async start(slot) {
      if (isBusy(['backup', 'restore'])) throw new Problem('backup_running');
      return await runJob({ kind: 'backup', slot }, (message) =>
        message.kind === 'started' ? message.name : undefined,
      );
    },
    async preview(name, userId) {
      if (isBusy(['preview'])) throw new Problem('busy');
      return await runJob({ kind: 'preview', name, userId }, (message) =>
        message.kind === 'preview' ? message.preview : undefined,
      );
    },
    async restore(request) {
      if (isBusy(['backup', 'restore'])) throw new Problem('backup_running');
      await runJob(
        { kind: 'restore', ...request },
        (message) => message.kind === 'finished' || undefined,
      );
    },
    async close() {
      isClosed = true;
      const closed = [...children.keys()].map(
        (child) => new Promise((done) => child.once('close', done)),
      );
      for (const child of children.keys()) child.kill('SIGKILL');
      await Promise.all(closed);
      await Promise.all(endings);
    },
  };
}
