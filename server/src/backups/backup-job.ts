import type { Config } from '../config.ts';
import { backupFolderOf } from './backup-folder.ts';
import type { Keep } from './choose-kept.ts';

/** What a job needs of the settings. It contains secrets. */
export interface BackupSettings {
  databaseUrl: string;
  folder: string;
  keep: Keep;
  /** Another folder, or a WebDAV address with its user and password. */
  copyTo: string | undefined;
  /** ASSEMBLY_SECRET. Without it nothing is copied. */
  secret: string | undefined;
  isDemo: boolean;
}

/** Undefined if no folder is set, with PostgreSQL. */
export function backupSettingsOf(config: Config): BackupSettings | undefined {
  const folder = backupFolderOf(config);
  if (folder === undefined) return undefined;
  const { databaseUrl, assemblySecret: secret, isDemo, backups } = config;
  return { databaseUrl, folder, keep: backups.keep, copyTo: backups.copyTo, secret, isDemo };
}

/** Only its holder may write into the folder of backups, and restore. */
export const BACKUP_LEASE = 'backup';
