import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import type { BackupPreview } from '@assembly/contract/backups';
import { Problem } from '@assembly/contract/problem';
import type { ProblemCode } from '@assembly/contract/problem-status';
import { BackupError } from '../store/copies/read-backup.ts';
import { openExisting } from '../store/database/open-database.ts';
import { isUnavailable } from '../store/database/store-error.ts';
import type { Database } from '../store/database/tables.ts';
import type { BackupSettings } from './backup-job.ts';
import { previewBackup } from './preview-backup.ts';
import { type RestoreRequest, restoreLive } from './restore-live.ts';
import { runBackup } from './run-backup.ts';

export type BackupJob =
  | { kind: 'backup'; slot: string | undefined }
  | { kind: 'preview'; name: string; userId: string }
  | ({ kind: 'restore' } & RestoreRequest);

/** What the parent process sends first. */
export interface BackupProcessInput {
  settings: BackupSettings;
  job: BackupJob;
}

/** What the child process sends back. */
export type BackupProcessMessage =
  | { kind: 'started'; name: string }
  | { kind: 'preview'; preview: BackupPreview }
  /** The job has ended. Whether a backup has failed is stored. */
  | { kind: 'finished' }
  | { kind: 'rejected'; code: ProblemCode; reason: string | undefined }
  | { kind: 'error'; message: string };

const [{ settings, job }] = (await once(process, 'message')) as [BackupProcessInput];
const send = (message: BackupProcessMessage) => process.send?.(message);
const onError = (error: unknown) =>
  send({
    kind: 'error',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
const now = () => Date.now();
// Ignore signals: terminals and supervisors send them to the whole process group, but the parent stops this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// The parent process has ended.
process.once('disconnect', () => process.exit());
// Readers go first. Without rights, a process that is nicer already cannot go back.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));

try {
  // The parent has migrated it.
  await using db = await openExisting(settings.databaseUrl, onError);
  await run(db);
  send({ kind: 'finished' });
} catch (error) {
  const problem = toProblem(error);
  if (problem)
    send({ kind: 'rejected', code: problem.code as ProblemCode, reason: problem.reason });
  else onError(error);
}
process.disconnect?.();

async function run(db: Database): Promise<void> {
  if (job.kind === 'preview') {
    const preview = await previewBackup(db, settings, job.name, job.userId);
    send({ kind: 'preview', preview });
  } else if (job.kind === 'restore') {
    await restoreLive(db, { ...job, settings, now, onError });
  } else {
    const onStarted = (name: string) => send({ kind: 'started', name });
    await runBackup(db, { settings, slot: job.slot, now, onStarted, onError });
  }
}

function toProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof BackupError) return new Problem(error.code);
  return isUnavailable(error) ? new Problem('unavailable') : undefined;
}
