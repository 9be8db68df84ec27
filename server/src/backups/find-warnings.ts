import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BackupWarning } from '@assembly/contract/backups';
import { DAY_MS } from '@assembly/contract/limits';
import { sqliteFile } from '../store/database/sqlite.ts';
import { createdAtOf, type StoredBackup } from './backup-folder.ts';
import type { BackupState } from './backup-state.ts';

const OLD_MS = 2 * DAY_MS;
const FAILURES_MAX = 1;
/** Less is nearly full. */
const FREE_MIN_BYTES = 500 * 1024 * 1024;
/** Room for as many backups as the newest. */
const FREE_MIN_BACKUPS = 3;

interface WarningInput {
  backups: StoredBackup[];
  state: BackupState | undefined;
  /** The latest scheduled time; undefined without a schedule. */
  slot: string | undefined;
  /** Where there is the least. */
  freeBytes: number;
  now: number;
}

/** What administrators are warned about, the most urgent first. */
export function findWarnings({
  backups,
  state,
  slot,
  freeBytes,
  now,
}: WarningInput): BackupWarning[] {
  const since = newestVerifiedAt(backups, now) ?? state?.since ?? now;
  // With a backup a week, the newest may be older.
  const isMissed = slot !== undefined && since < Date.parse(slot);
  const size = backups[0]?.bytes ?? 0;
  const warnings: [BackupWarning, boolean][] = [
    ['failing', (state?.failures ?? 0) > FAILURES_MAX],
    ['too_old', isMissed && now - since > OLD_MS],
    ['disk_nearly_full', freeBytes < Math.max(FREE_MIN_BYTES, FREE_MIN_BACKUPS * size)],
  ];
  return warnings.filter(([, applies]) => applies).map(([warning]) => warning);
}

/** In milliseconds; undefined if there is none. Those made while the clock was ahead do not count. */
export function newestVerifiedAt(backups: StoredBackup[], now: number): number | undefined {
  const verified = backups.filter(({ isVerified }) => isVerified);
  return verified.map(({ name }) => createdAtOf(name)).find((at) => at <= now);
}

/** How much this user can still write into the folder of backups and beside a SQLite database, whichever is less. */
export async function readFreeBytes(folder: string, databaseUrl: string): Promise<number> {
  const folders = [
    folder,
    ...(databaseUrl.startsWith('file:') ? [dirname(sqliteFile(databaseUrl))] : []),
  ];
  const free = await Promise.all(
    folders.map((path) =>
      statfs(path).then(
        ({ bavail, bsize }) => bavail * bsize,
        // It is missing, which a failed run says.
        () => Number.POSITIVE_INFINITY,
      ),
    ),
  );
  return Math.min(...free);
}
