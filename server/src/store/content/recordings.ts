import { isShownInline } from '@assembly/contract/document';
import type { Sermon } from '@assembly/contract/sermons/sermon';
import { idsAsTable } from '../database/postgres.ts';
import type { Database } from '../database/tables.ts';
import { inChunks } from './in-chunks.ts';
import { parseTags } from './recording-tags.ts';
import type { DriveItemRecord } from './records.ts';
import { toSermon } from './to-sermon.ts';

export interface Recording {
  item: DriveItemRecord;
  sermon: Sermon;
}

/**
 * All recordings, the newest first, each once: as the file rather than a shortcut to it. Read in chunks, so that nobody
 * waits for thousands of them.
 */
export async function readRecordings(db: Database, timeZone: string): Promise<Recording[]> {
  const found = await db
    .selectFrom('drive_items')
    .select(['id', 'targetId', 'isFolder', 'mimeType'])
    .where('isFolder', '=', 0)
    .where('mimeType', 'like', 'audio/%')
    .orderBy('createdDate', 'desc')
    .orderBy('id')
    .execute();
  const recordings: Recording[] = [];
  const ids = withoutCopies(found.filter(isRecording)).map(({ id }) => id);
  for await (const chunk of inChunks(ids)) {
    recordings.push(...(await readChunk(db, chunk, timeZone)));
  }
  // The sort is stable: those of a day stay in the order in which they were created.
  return recordings.sort(
    (a, b) => Number(a.sermon.date < b.sermon.date) - Number(a.sermon.date > b.sermon.date),
  );
}

async function readChunk(db: Database, ids: string[], timeZone: string): Promise<Recording[]> {
  const rows = await db
    .selectFrom('drive_items')
    .leftJoin('drive_items as folder', 'folder.id', 'drive_items.parentId')
    .leftJoin('recordings', 'recordings.fileId', 'drive_items.targetId')
    .selectAll('drive_items')
    .select(['folder.title as folderTitle', 'recordings.tags'])
    .where('drive_items.id', 'in', idsAsTable(db, ids))
    .orderBy('drive_items.createdDate', 'desc')
    .orderBy('drive_items.id')
    .execute();
  return rows.map(({ contentHash: _hash, folderTitle, tags, ...item }) => {
    const folder = { id: item.parentId, title: folderTitle ?? '' };
    return { item, sermon: toSermon(item, parseTags(tags), folder, timeZone) };
  });
}

/** An audio file that browsers play. */
export function isRecording(item: Pick<DriveItemRecord, 'isFolder' | 'mimeType'>): boolean {
  const isAudio = item.mimeType.startsWith('audio/') && isShownInline(item.mimeType);
  return item.isFolder === 0 && isAudio;
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
