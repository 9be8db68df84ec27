import type { Backup, BackupsReply, BackupWarning } from '@assembly/contract/backups';
import type { Config } from '../config.ts';
import { isLeaseHeld } from '../store/database/lease.ts';
import type { Database } from '../store/database/tables.ts';
import { nextSync, slotAt } from '../sync/schedule.ts';
import { createdAtOf, listOrNone } from './backup-folder.ts';
import { BACKUP_LEASE, type BackupSettings, backupSettingsOf } from './backup-job.ts';
import { readState } from './backup-state.ts';
import { openCopyLocation } from './copy-location.ts';
import { findWarnings, readFreeBytes } from './find-warnings.ts';

interface BackupsContext {
  db: Database;
  settings: { current(): Config };
  now: () => number;
  onError: (error: unknown) => void;
}

/** Backups as administrators see them; `isRunning`: in this process. */
export async function describeBackups(
  context: BackupsContext,
  isRunning: boolean,
): Promise<BackupsReply> {
  const { db, settings, onError } = context;
  const config = settings.current();
  const { schedule, copyTo } = config.backups;
  const job = backupSettingsOf(config);
  const [warning = null] = await readWarnings(context);
  return {
    items: job ? await listEverywhere(job, onError) : [],
    hasFolder: job !== undefined,
    copy: copyTo === undefined ? 'none' : config.assemblySecret ? 'set' : 'needs_secret',
    isRunning: isRunning || (await isLeaseHeld(db, BACKUP_LEASE)),
    nextAt: job && schedule ? nextSync(schedule, config.assembly.timeZone) : null,
    lastFailure: (await readState(db))?.lastFailure ?? null,
    warning,
  };
}

/** The current problems, the most urgent first. */
export async function readWarnings({
  db,
  settings,
  now,
}: Omit<BackupsContext, 'onError'>): Promise<BackupWarning[]> {
  const config = settings.current();
  const job = backupSettingsOf(config);
  if (!job) return [];
  const { schedule } = config.backups;
  return findWarnings({
    backups: await listOrNone(job.folder),
    state: await readState(db),
    slot: schedule && slotAt(schedule, config.assembly.timeZone, now()),
    freeBytes: await readFreeBytes(job.folder, job.databaseUrl),
    now: now(),
  });
}

/** Without the copies, if the second location does not answer. */
async function listEverywhere(
  { folder, copyTo, secret }: BackupSettings,
  onError: (error: unknown) => void,
): Promise<Backup[]> {
  const found = new Map<string, Omit<Backup, 'createdAt'>>();
  for (const { isVerified: verified, ...backup } of await listOrNone(folder)) {
    found.set(backup.name, { ...backup, verified, where: 'folder' });
  }
  if (copyTo !== undefined && secret !== undefined) {
    const copies = await listCopies(copyTo).catch((error) => {
      onError(error);
      return [];
    });
    for (const copy of copies) {
      const stored = found.get(copy.name);
      // Only verified backups are copied.
      found.set(
        copy.name,
        stored ? { ...stored, where: 'both' } : { ...copy, verified: true, where: 'copy' },
      );
    }
  }
  return [...found.values()]
    .map((backup) => ({ ...backup, createdAt: createdAtOf(backup.name) }))
    .sort((one, other) => other.createdAt - one.createdAt);
}

const listCopies = async (copyTo: string) => await openCopyLocation(copyTo).list();
