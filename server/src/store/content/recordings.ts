import { isShownInline } from '@assembly/contract/document';
import { FEED_RECORDINGS_MAX } from '@assembly/contract/limits';
import type { Database } from '../database/tables.ts';
import type { DriveItemRecord } from './drive.ts';

/** The newest recordings. One that is reached in several ways is listed once, as itself rather than as a shortcut. */
export async function readRecordings(db: Database): Promise<DriveItemRecord[]> {
  const rows = await db
    .selectFrom('drive_items')
    .selectAll()
    .where('isFolder', '=', 0)
    .where('mimeType', 'like', 'audio/%')
    .orderBy('createdDate', 'desc')
    .orderBy('id')
    .execute();
  const playable = rows.filter(({ mimeType }) => isShownInline(mimeType));
  const chosen = new Map<string, string>();
  for (const { id, targetId } of playable) {
    if (id === targetId || !chosen.has(targetId)) chosen.set(targetId, id);
  }
  return playable
    .filter(({ id, targetId }) => chosen.get(targetId) === id)
    .slice(0, FEED_RECORDINGS_MAX)
    .map(({ contentHash: _hash, ...record }) => record);
}
