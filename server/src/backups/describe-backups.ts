import type { Backup, BackupsReply, BackupWarning } from '@assembly/contract/backups';
import { MINUTE_MS } from '@assembly/contract/limits';
import type { Config } from '../config.ts';
import { isLeaseHeld } from '../store/database/lease.ts';
import type { Database } from '../store/database/tables.ts';
import { nextSync, slotAt } from '../sync/schedule.ts';
import { createdAtOf, listOrNone, type StoredBackup } from './backup-folder.ts';
import { BACKUP_LEASE, type BackupSettings, backupSettingsOf } from './backup-job.ts';
import { readState } from './backup-state.ts';
import { findWarnings, readFreeBytes } from './find-warnings.ts';
import { openSecondPlace } from './second-place.ts';

/** A second place that does not answer must not be asked for each reply. */
const COPIES_CACHED_MS = 1 * MINUTE_MS;

interface BackupsContext {
  db: Database;
  settings: { current(): Config };
  now: () => number;
  onError: (error: unknown) => void;
}

/** Returns a function that describes the backups as administrators see them; `isRunning`: in this process. */
export function createBackupsView(context: BackupsContext) {
  const { db, settings, now, onError } = context;
  let cached = { key: '', until: 0, copies: [] as Copy[] };

  /** Asked again when a run has ended. */
  async function listCopies({ copyTo, secret }: BackupSettings, key: string): Promise<Copy[]> {
    if (copyTo === undefined || secret === undefined) return [];
    if (cached.key !== key || now() > cached.until) {
      const copies = await openSecondPlace(copyTo)
        .list()
        .catch((error) => {
          onError(error);
          return [];
        });
      cached = { key, until: now() + COPIES_CACHED_MS, copies };
    }
    return cached.copies;
  }

  async function listPlaces(job: BackupSettings, isRunning: boolean): Promise<Backup[]> {
    const stored = await listOrNone(job.folder);
    const key = JSON.stringify([job.copyTo, isRunning, stored]);
    return mergePlaces(stored, await listCopies(job, key));
  }

  return async (isRunningHere: boolean): Promise<BackupsReply> => {
    const config = settings.current();
    const { schedule, copyTo } = config.backups;
    const job = backupSettingsOf(config);
    const state = await readState(db);
    const isRunning = isRunningHere || (await isLeaseHeld(db, BACKUP_LEASE));
    const [warning = null] = await readWarnings(context);
    return {
      items: job ? await listPlaces(job, isRunning) : [],
      hasFolder: job !== undefined,
      copy: copyTo === undefined ? 'none' : config.assemblySecret ? 'set' : 'needs_secret',
      isRunning,
      nextAt: job && schedule ? nextSync(schedule, config.assembly.timeZone) : null,
      lastFailure: state?.lastFailure ?? null,
      warning,
    };
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

type Copy = { name: string; bytes: number };

function mergePlaces(stored: StoredBackup[], copies: Copy[]): Backup[] {
  const copied = new Set(copies.map(({ name }) => name));
  const names = new Set(stored.map(({ name }) => name));
  const all = [
    ...stored.map(({ name, bytes, isVerified }) => {
      const where = copied.has(name) ? ('both' as const) : ('folder' as const);
      return { name, bytes, verified: isVerified, where };
    }),
    // Only verified backups are copied.
    ...copies
      .filter(({ name }) => !names.has(name))
      .map((copy) => ({ ...copy, verified: true, where: 'copy' as const })),
  ];
  return all
    .map((backup) => ({ ...backup, createdAt: createdAtOf(backup.name) }))
    .sort((one, other) => other.createdAt - one.createdAt);
}
