import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { BACKUP_NAME } from '@assembly/contract/backups';
import { SECOND_MS } from '@assembly/contract/limits';
import { sqliteFile } from '../store/database/sqlite.ts';
import { PARTIAL, writeDurably } from '../write-durably.ts';

// In the folder, `2026-11-19T03-00-00Z.backup` is a backup, with the same format as those of the command `backup`. The
// file `2026-11-19T03-00-00Z.backup.verified` says that it was verified, and how many bytes it had. Other files are
// ignored.

const VERIFIED = '.verified';
const OURS = new RegExp(
  `^(${BACKUP_NAME.source.slice(1, -1)})(${VERIFIED})?(${PARTIAL.replace('.', '\\.')})?$`,
);

export interface StoredBackup {
  name: string;
  bytes: number;
  isVerified: boolean;
}

interface FolderConfig {
  databaseUrl: string;
  backups: { folder: string | undefined };
}

/** BACKUP_FOLDER, or else beside the SQLite database; undefined with PostgreSQL. */
export function backupFolderOf({ databaseUrl, backups }: FolderConfig): string | undefined {
  return backups.folder ?? defaultFolder(databaseUrl);
}

function defaultFolder(databaseUrl: string): string | undefined {
  return databaseUrl.startsWith('file:')
    ? join(dirname(sqliteFile(databaseUrl)), 'backups')
    : undefined;
}

/**
 * Creates the default folder. Another one must exist: it may be a disk that is not mounted. Removes what killed runs
 * have left; only the holder of the lease may call it.
 */
export async function prepareFolder(folder: string, databaseUrl: string): Promise<void> {
  if (folder === defaultFolder(databaseUrl)) await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const file of await readdir(folder)) {
    const [, name = '', isVerified, isPartial] = OURS.exec(file) ?? [];
    const isOrphan = isVerified && !existsSync(join(folder, name));
    if (isPartial || isOrphan) await rm(join(folder, file), { force: true });
  }
}

/** Newest first. */
export async function listFolder(folder: string): Promise<StoredBackup[]> {
  const names = (await readdir(folder)).filter(isBackupName).sort().reverse();
  const backups = await Promise.all(names.map((name) => readBackup(folder, name)));
  return backups.filter((backup) => backup !== undefined);
}

/** A folder that cannot be read has none; the next run says why. */
export function listOrNone(folder: string): Promise<StoredBackup[]> {
  return listFolder(folder).catch(() => []);
}

/** Undefined if it is not a file. */
async function readBackup(folder: string, name: string): Promise<StoredBackup | undefined> {
  const stats = await lstat(join(folder, name)).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  const verified = await readFile(join(folder, name + VERIFIED), 'utf8').catch(() => '');
  return { name, bytes: stats.size, isVerified: verified === sizeLine(stats.size) };
}

const sizeLine = (bytes: number) => `${bytes} bytes\n`;

export async function markVerified(folder: string, name: string): Promise<void> {
  const { size } = await lstat(join(folder, name));
  await writeDurably(join(folder, name + VERIFIED), Readable.from([sizeLine(size)]));
}

/** The file goes first: a killed run must not leave a good backup that seems not to be verified. */
export async function removeBackup(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { force: true });
  await rm(join(folder, name + VERIFIED), { force: true });
}

/** A name that no file has, of this second or a later one. */
export function freeName(folder: string, now: number): string {
  for (let at = now; ; at += SECOND_MS) {
    const name = nameAt(at);
    if (!existsSync(join(folder, name)) && !existsSync(join(folder, name + VERIFIED))) return name;
  }
}

function nameAt(at: number): string {
  const seconds = new Date(at).toISOString().slice(0, '2026-11-19T03:00:00'.length);
  return `${seconds.replaceAll(':', '-')}Z.backup`;
}

/** When it was begun, in milliseconds; NaN for 30 February. */
export function createdAtOf(name: string): number {
  return Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)Z\.backup$/, 'T$1:$2:$3Z'));
}

export function isBackupName(name: string): boolean {
  return BACKUP_NAME.test(name) && !Number.isNaN(createdAtOf(name));
}
