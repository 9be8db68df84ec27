import { MINUTE_MS } from '@assembly/contract/limits';
import type { Config } from '../config.ts';
import { hasContent } from '../store/copies/backup.ts';
import { waitForLease } from '../store/database/lease.ts';
import { isUpToDate, migrate, readMigrations, refuseNewer } from '../store/database/migrate.ts';
import { StoreError } from '../store/database/store-error.ts';
import type { Database } from '../store/database/tables.ts';
import { backupFolderOf, freeName, prepareFolder, removeBackup } from './backup-folder.ts';
import { BACKUP_LEASE } from './backup-job.ts';
import { makeBackup } from './make-backup.ts';
import { failureOf } from './run-backup.ts';

/** Another process may be making one of a large database. */
const MAX_WAIT_MS = 5 * MINUTE_MS;

const BUSY =
  'The database was not migrated, because another process is making a backup. Wait until it has finished, then start again.';

const REASONS: Record<ReturnType<typeof failureOf>, string> = {
  folder_missing: 'the folder does not exist: create it',
  folder_not_writable: 'this user may not write into the folder: allow it',
  disk_full: 'there is no space on the disk: make room',
  not_verified: 'what was restored from it differs: check the disk',
  copy_failed: '',
  unexpected: 'see the error above',
};

/**
 * Returns a function that migrates a database, and backs it up first if it has content. If no backup can be made, it
 * throws a StoreError and changes nothing.
 */
export function migrateWithBackup(
  config: Pick<Config, 'databaseUrl' | 'backups'>,
  log: (message: unknown) => void,
) {
  return async (db: Database): Promise<void> => {
    await refuseNewer(db);
    const migrated = await readMigrations(db);
    if (migrated.length === 0 || isUpToDate(migrated) || !(await hasContent(db))) {
      return await migrate(db);
    }
    const folder = backupFolderOf(config);
    if (folder === undefined) {
      log('The database is migrated without a backup, because BACKUP_FOLDER is not set.');
      return await migrate(db);
    }
    const lease = await waitForLease(config.databaseUrl, BACKUP_LEASE, MAX_WAIT_MS);
    if (!lease) throw new StoreError(BUSY);
    try {
      // Another process may have done it meanwhile.
      if (!isUpToDate(await readMigrations(db))) {
        await backUp(db, config.databaseUrl, folder, log);
        await migrate(db);
      }
    } finally {
      await lease.release();
    }
  };
}

async function backUp(
  db: Database,
  databaseUrl: string,
  folder: string,
  log: (message: unknown) => void,
): Promise<void> {
  const now = Date.now();
  const name = freeName(folder, now);
  try {
    await prepareFolder(folder, databaseUrl);
    await makeBackup(db, { databaseUrl, folder }, name, now);
    log(`The database was backed up to ${name} before its migration.`);
  } catch (error) {
    const reason = failureOf(error);
    if (reason === 'unexpected') log(error);
    // A supervisor restarts a server that did not start, and each time there would be one more.
    await removeBackup(folder, name).catch(log);
    throw new StoreError(
      `The database was not migrated, because no backup of it could be made in ${folder}: ${REASONS[reason]}, or set BACKUP_FOLDER to another folder. Then start again. The earlier version of Assembly can still be started.`,
      { cause: error },
    );
  }
}
