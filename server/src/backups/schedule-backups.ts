import { MINUTE_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { isLeaseHeld } from '../store/database/lease.ts';
import { slotAt } from '../sync/schedule.ts';
import { BACKUP_LEASE, backupSettingsOf } from './backup-job.ts';
import type { BackupRunner } from './backup-process.ts';
import { changeState, readState } from './backup-state.ts';
import { readWarnings } from './describe-backups.ts';
import { type WarnContext, warnAdmins } from './warn-admins.ts';

const CHECK_INTERVAL_MS = 0.5 * MINUTE_MS;
const WARN_INTERVAL_MS = 10 * MINUTE_MS;

interface ScheduleContext extends WarnContext {
  runner: Pick<BackupRunner, 'start'>;
}

/**
 * Returns a function that starts a backup when it is due, and one that was missed while the server was stopped. Every
 * process calls it, and the scheduled time is stored, so that there is one run for each.
 */
export function createBackupCheck({ db, settings, runner, now }: ScheduleContext) {
  let checked: string | undefined;
  return async (): Promise<void> => {
    const config = settings.current();
    const { schedule } = config.backups;
    const slot = schedule && slotAt(schedule, config.assembly.timeZone, now());
    if (!slot || slot === checked || !backupSettingsOf(config)) return;
    const state = await readState(db);
    if (!state?.slot) {
      // A new installation, or the first version with backups: the first one is made at its time.
      await changeState(db, now(), () => ({ slot }));
    } else if (state.slot < slot || state.slot > new Date(now()).toISOString()) {
      // The latter is left from when the clock was ahead: nothing would be backed up until it has caught up.
      // Another process is making it, or something else that it comes after.
      if (await isLeaseHeld(db, BACKUP_LEASE)) return;
      try {
        await runner.start(slot);
      } catch (error) {
        if (error instanceof Problem && error.code === 'backup_running') return;
        throw error;
      }
    }
    checked = slot;
  };
}

/** Makes backups at their times, and warns administrators. Returns a function that stops it. */
export function startBackups(context: ScheduleContext): () => void {
  const { onError } = context;
  const check = createBackupCheck(context);
  const start = () => void check().catch(onError);
  const warn = () => void checkWarnings(context).catch(onError);
  start();
  warn();
  const timers = [setInterval(start, CHECK_INTERVAL_MS), setInterval(warn, WARN_INTERVAL_MS)];
  return () => timers.forEach(clearInterval);
}

export async function checkWarnings(context: WarnContext): Promise<void> {
  await warnAdmins(context, await readWarnings(context));
}
