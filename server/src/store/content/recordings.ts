import { isShownInline } from '@assembly/contract/document';
import { FEED_RECORDINGS_MAX } from '@assembly/contract/limits';
import type { Database } from '../database/tables.ts';
import type { DriveItemRecord } from './records.ts';

/** The newest recordings, each once: as the file rather than a shortcut to it. */
export async function readRecordings(db: Database): Promise<DriveItemRecord[]> {
  const rows = await db
    .selectFrom('drive_items')
    .selectAll()
    .where('isFolder', '=', 0)
    .where('mimeType', 'like', 'audio/%')
    .orderBy('createdDate', 'desc')
    .orderBy('id')
    .execute();
  return withoutCopies(rows.filter(isRecording))
    .slice(0, FEED_RECORDINGS_MAX)
    .map(({ contentHash: _hash, ...record }) => record);
}

/** An audio file that browsers play. */
export function isRecording({
  isFolder,
  mimeType,
}: Pick<DriveItemRecord, 'isFolder' | 'mimeType'>): boolean {
  return isFolder === 0 && mimeType.startsWith('audio/') && isShownInline(mimeType);
}

/** A file that is reached in several ways once, as the file rather than a shortcut to it. */
export function withoutCopies<Item extends Pick<DriveItemRecord, 'id' | 'targetId'>>(
  items: Item[],
): Item[] {
  const chosen = new Map<string, string>();
  for (const { id, targetId } of items) {
    if (id === targetId || !chosen.has(targetId)) chosen.set(targetId, id);
  }
  return items.filter(({ id, targetId }) => chosen.get(targetId) === id);
}
