import { isShownInline } from '@assembly/contract/document';
import { FEED_RECORDINGS_MAX } from '@assembly/contract/limits';
import type { Database } from '../database/tables.ts';
import type { DriveItemRecord } from './drive.ts';

/** The newest recordings. Shortcuts are left out: their targets are listed themselves. */
export async function readRecordings(db: Database): Promise<DriveItemRecord[]> {
  const rows = await db
    .selectFrom('drive_items')
    .selectAll()
    .where('isFolder', '=', 0)
    .where('mimeType', 'like', 'audio/%')
    .whereRef('targetId', '=', 'id')
    .orderBy('createdDate', 'desc')
    .orderBy('id')
    .limit(FEED_RECORDINGS_MAX)
    .execute();
  return rows
    .filter(({ mimeType }) => isShownInline(mimeType))
    .map(({ contentHash: _hash, ...record }) => record);
}
