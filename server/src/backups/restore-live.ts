import { MINUTE_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { checkBackup } from '../store/copies/read-backup.ts';
import { replaceDatabase } from '../store/copies/replace-database.ts';
import { restoreBackup } from '../store/copies/restore-backup.ts';
import { acquireLease, type Lease, waitForLease } from '../store/database/lease.ts';
import type { Database } from '../store/database/tables.ts';
import { writeBackupState } from '../store/settings/settings.ts';
import { writeAudit } from '../store/users/audit-log.ts';
import { demoStart } from '../store/users/demo-accounts.ts';
import { SYNC_LEASE } from '../sync/sync-lease.ts';
import { freeName, prepareFolder } from './backup-folder.ts';
import { BACKUP_LEASE, type BackupSettings } from './backup-job.ts';
import { changeState } from './backup-state.ts';
import { makeBackup } from './make-backup.ts';
import { openBackup } from './open-backup.ts';
import { withScratchDatabase } from './scratch-database.ts';

const MAX_WAIT_MS = 1 * MINUTE_MS;

export interface RestoreRequest {
  name: string;
  /** The administrator who restores, and whose session stays. */
  actor: { id: string; name: string };
  sessionId: string;
}

interface RestoreOptions extends RestoreRequest {
  settings: BackupSettings;
  now: () => number;
  onError: (error: unknown) => void;
  maxWaitMs?: number;
}

/**
 * Restores a backup of this or an earlier version in place of what the app has now, which is backed up first. Until the
 * end nothing is changed: the backup is restored into a scratch database and migrated there, and its rows replace the
 * current ones in one transaction.
 */
export async function restoreLive(db: Database, options: RestoreOptions): Promise<void> {
  const { settings, name, now, maxWaitMs = MAX_WAIT_MS } = options;
  await using leases = new AsyncDisposableStack();
  const hold = (lease: Lease) => leases.defer(() => lease.release());
  const backupLease = await acquireLease(settings.databaseUrl, BACKUP_LEASE);
  if (!backupLease) throw new Problem('backup_running');
  hold(backupLease);
  const open = await openBackup(settings, name);
  const header = await checkBackup(open());
  const syncLease = await waitForLease(settings.databaseUrl, SYNC_LEASE, maxWaitMs);
  if (!syncLease) throw new Problem('sync_running');
  hold(syncLease);
  await keepCurrent(db, options);
  await withScratchDatabase(settings.databaseUrl, async (scratch) => {
    await restoreBackup(scratch, header, open());
    // The passwords of its accounts are public.
    if (!settings.isDemo && (await demoStart(scratch)) !== undefined) {
      throw new Problem('backup_damaged', { reason: 'backupOfDemo' });
    }
    // Of the runs up to now, not up to the backup.
    const state = await changeState(db, now(), () => ({}));
    await replaceDatabase(scratch, db, {
      sessionId: options.sessionId,
      async finish(target) {
        await writeBackupState(target, JSON.stringify(state));
        const entry = { action: 'backup_restored', subject: name, at: now() } as const;
        await writeAudit(target, { actor: options.actor, ...entry });
        // Another process may be writing.
        if (backupLease.lost.aborted || syncLease.lost.aborted) throw new Problem('unavailable');
      },
    });
  });
}

async function keepCurrent(db: Database, { settings, now, onError }: RestoreOptions) {
  const { databaseUrl, folder } = settings;
  try {
    await prepareFolder(folder, databaseUrl);
    await makeBackup(db, settings, freeName(folder, now()), now());
  } catch (error) {
    onError(error);
    throw new Problem('backup_not_made');
  }
}
