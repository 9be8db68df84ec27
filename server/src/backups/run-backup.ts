import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { BackupFailure } from '@assembly/contract/backups';
import { Problem } from '@assembly/contract/problem';
import { BackupError } from '../store/copies/read-backup.ts';
import { acquireLease } from '../store/database/lease.ts';
import { isDiskFull } from '../store/database/store-error.ts';
import type { Database } from '../store/database/tables.ts';
import { freeName, listFolder, prepareFolder, removeBackup } from './backup-folder.ts';
import { BACKUP_LEASE, type BackupSettings } from './backup-job.ts';
import { readState, recordRun } from './backup-state.ts';
import { chooseKept } from './choose-kept.ts';
import { openCopyLocation } from './copy-location.ts';
import { encryptBackup, encryptedSize } from './encrypted-backup.ts';
import { makeBackup } from './make-backup.ts';

interface RunOptions {
  settings: BackupSettings;
  /** The scheduled time that the run is for. Each gets one run. */
  slot: string | undefined;
  now: () => number;
  onStarted: (name: string) => void;
  onError: (error: unknown) => void;
}

/** Makes a backup, removes old ones and copies what is left. Rejects if another run is in progress, in any process. */
export async function runBackup(
  db: Database,
  { settings, slot, now, onStarted, onError }: RunOptions,
): Promise<void> {
  const { databaseUrl, folder } = settings;
  const lease = await acquireLease(databaseUrl, BACKUP_LEASE);
  if (!lease) throw new Problem('backup_running');
  try {
    if (slot !== undefined && slot === (await readState(db))?.slot) {
      throw new Problem('backup_running');
    }
    const at = now();
    const name = freeName(folder, at);
    onStarted(name);
    const failure = await makeAndCopy(db, settings, name, at).then(
      () => null,
      (error) => {
        onError(error);
        return failureOf(error);
      },
    );
    await recordRun(db, { at, slot, failure });
  } finally {
    await lease.release();
  }
}

async function makeAndCopy(db: Database, settings: BackupSettings, name: string, at: number) {
  const { databaseUrl, folder, keep } = settings;
  await prepareFolder(folder, databaseUrl);
  await makeBackup(db, settings, name, at);
  const kept = chooseKept(await listFolder(folder), keep, at);
  for (const old of await listFolder(folder)) {
    if (!kept.has(old.name)) await removeBackup(folder, old.name);
  }
  try {
    await copyBackups(settings, at);
  } catch (error) {
    throw new CopyError('The backup was not copied to the second location.', { cause: error });
  }
}

class CopyError extends Error {}

/** Copies verified backups that are not in the second location yet, and removes old copies there. */
async function copyBackups({ folder, copyTo, secret, keep }: BackupSettings, now: number) {
  if (copyTo === undefined || secret === undefined) return;
  const location = openCopyLocation(copyTo);
  const copied = await location.list();
  const known = new Set(copied.map(({ name }) => name));
  const verified = (await listFolder(folder)).filter(({ isVerified }) => isVerified);
  const missing = verified.filter(({ name }) => !known.has(name));
  for (const { name, bytes } of missing) {
    const encrypted = encryptBackup(createReadStream(join(folder, name)), name, secret);
    await location.write(name, encrypted, encryptedSize(bytes));
  }
  // Only verified backups are copied.
  const all = [...copied, ...missing].map((copy) => ({ ...copy, isVerified: true }));
  const kept = chooseKept(all, keep, now);
  for (const { name } of copied) if (!kept.has(name)) await location.remove(name);
}

const FAILURES: Record<string, BackupFailure> = {
  ENOENT: 'folder_missing',
  ENOTDIR: 'folder_missing',
  EACCES: 'folder_not_writable',
  EPERM: 'folder_not_writable',
  EROFS: 'folder_not_writable',
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
};

export function failureOf(error: unknown): BackupFailure {
  if (error instanceof CopyError) return 'copy_failed';
  if (error instanceof BackupError) return 'not_verified';
  if (isDiskFull(error)) return 'disk_full';
  const { code = '' } = error as NodeJS.ErrnoException;
  return FAILURES[code] ?? 'unexpected';
}
