import { isShownInline } from '@assembly/contract/document';
import type { Database } from '../../database/tables.ts';

export interface NewDocument {
  id: string;
  title: string;
  /** The title of its folder; '' at the top level. */
  folder: string;
  isRecording: boolean;
}

/** More than anyone reads. */
const NEW_DOCUMENTS_MAX = 500;

/**
 * The files that came or changed since then, the newest first. One that is reached in several ways is
 * listed once, as itself rather than as a shortcut.
 */
export async function readNewDocuments(db: Database, since: number): Promise<NewDocument[]> {
  const rows = await db
    .selectFrom('item_changes')
    .innerJoin('drive_items', 'drive_items.id', 'item_changes.id')
    .leftJoin('drive_items as folders', 'folders.id', 'drive_items.parentId')
    .select([
      'drive_items.id',
      'drive_items.targetId',
      'drive_items.title',
      'drive_items.mimeType',
      'folders.title as folder',
    ])
    .where('item_changes.kind', '=', 'documents')
    .where('item_changes.changedAt', '>', since)
    .where('drive_items.isFolder', '=', 0)
    .orderBy('item_changes.changedAt', 'desc')
    .orderBy('drive_items.id')
    .limit(NEW_DOCUMENTS_MAX)
    .execute();
  const chosen = new Map<string, string>();
  for (const { id, targetId } of rows) {
    if (id === targetId || !chosen.has(targetId)) chosen.set(targetId, id);
  }
  return rows
    .filter(({ id, targetId }) => chosen.get(targetId) === id)
    .map(({ id, title, mimeType, folder }) => ({
      id,
      title,
      folder: folder ?? '',
      isRecording: mimeType.startsWith('audio/') && isShownInline(mimeType),
    }));
}
