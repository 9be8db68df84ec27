import type { BackupPreview } from '@assembly/contract/backups';
import { type ContentIds, collectIds, readIdRows } from '../store/copies/content-ids.ts';
import { checkBackup, readRows } from '../store/copies/read-backup.ts';
import type { Database } from '../store/database/tables.ts';
import type { BackupSettings } from './backup-job.ts';
import { openBackup } from './open-backup.ts';

/** What a restore would add and remove, for the administrator who asks. */
export async function previewBackup(
  db: Database,
  settings: BackupSettings,
  name: string,
  userId: string,
): Promise<BackupPreview> {
  const open = await openBackup(settings, name);
  await checkBackup(open());
  const after = await collectIds(readRows(open()));
  const before = await collectIds(readIdRows(db));
  return {
    added: countMissing(after, before),
    removed: countMissing(before, after),
    keepsSession: after.users.has(userId),
  };
}

/** How many of `these` are not in `those`. */
function countMissing(these: ContentIds, those: ContentIds): BackupPreview['added'] {
  const count = (noun: keyof ContentIds) => these[noun].difference(those[noun]).size;
  return {
    users: count('users'),
    events: count('events'),
    announcements: count('announcements'),
    documents: count('documents'),
  };
}
