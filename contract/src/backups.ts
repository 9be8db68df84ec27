import * as z from 'zod/mini';

/** In the folder for backups, in the second location (`BACKUP_COPY`), or in both. */
export const BACKUP_PLACES = ['folder', 'copy', 'both'] as const;

/** The name of a backup's file, such as `2026-11-19T03-00-00Z.backup`. */
export const BACKUP_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;

const backupSchema = z.object({
  name: z.string(),
  createdAt: z.number(),
  bytes: z.number(),
  /** It was restored into a scratch database, which had the same rows. */
  verified: z.boolean(),
  where: z.enum(BACKUP_PLACES),
});
export type Backup = z.infer<typeof backupSchema>;

/** Why the last attempt failed; the browser words it. */
export const BACKUP_FAILURES = [
  'folder_missing',
  'folder_not_writable',
  'disk_full',
  'not_verified',
  'copy_failed',
  'unexpected',
] as const;
export type BackupFailure = (typeof BACKUP_FAILURES)[number];

/** What administrators are warned about, the most urgent first. */
export const BACKUP_WARNINGS = ['failing', 'too_old', 'disk_nearly_full'] as const;
export type BackupWarning = (typeof BACKUP_WARNINGS)[number];

export const backupsReplySchema = z.object({
  /** Newest first. */
  items: z.array(backupSchema),
  /** False with PostgreSQL until BACKUP_FOLDER is set. */
  hasFolder: z.boolean(),
  /** A second location is set; without ASSEMBLY_SECRET nothing is copied there. */
  copy: z.enum(['none', 'set', 'needs_secret']),
  isRunning: z.boolean(),
  /** When the next one is made by itself; null without a schedule. */
  nextAt: z.nullable(z.number()),
  lastFailure: z.nullable(z.object({ at: z.number(), reason: z.enum(BACKUP_FAILURES) })),
  warning: z.nullable(z.enum(BACKUP_WARNINGS)),
});
export type BackupsReply = z.infer<typeof backupsReplySchema>;

const countsSchema = z.object({
  users: z.number(),
  events: z.number(),
  announcements: z.number(),
  documents: z.number(),
});

/** What a restore would change, compared with what is stored now. */
export const backupPreviewSchema = z.object({
  added: countsSchema,
  removed: countsSchema,
  /** The account of the administrator who asks is in the backup, so that their session stays. */
  keepsSession: z.boolean(),
});
export type BackupPreview = z.infer<typeof backupPreviewSchema>;
