import * as z from 'zod/mini';
import { backupPreviewSchema, backupsReplySchema } from '../backups.ts';
import { endpoint } from './endpoint.ts';

export const listBackups = endpoint('admin', 'GET', '/api/backups', {
  reply: { status: 200, json: backupsReplySchema },
});

/** Replies when the backup has begun. The live topic `settings` says when it has ended. */
export const startBackup = endpoint('admin', 'POST', '/api/backups', {
  reply: { status: 202, json: z.object({ name: z.string() }) },
  problems: ['backup_running', 'backup_not_configured'],
});

export const downloadBackup = endpoint('admin', 'GET', '/api/backups/:name', {
  reply: { status: 200, bytes: 'application/gzip' },
  problems: ['backup_not_found'],
});

export const previewBackup = endpoint('admin', 'GET', '/api/backups/:name/preview', {
  reply: { status: 200, json: backupPreviewSchema },
  problems: ['backup_not_found', 'backup_damaged', 'backup_newer', 'busy'],
});

/**
 * Backs up the current state, then replaces everything in one transaction. Waits for a running sync, at most a minute.
 */
export const restoreBackup = endpoint('admin', 'POST', '/api/backups/:name/restore', {
  body: z.object({ confirm: z.literal(true) }),
  reply: { status: 204 },
  problems: [
    'backup_not_found',
    'backup_damaged',
    'backup_newer',
    'backup_running',
    'backup_not_made',
    'sync_running',
  ],
});
