import type { Database } from '../../database/tables.ts';
import { isRecording, withoutCopies } from '../recordings.ts';

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
 * The files that came or changed after `since`, until `until`, the newest first. One that is reached in several ways is
 * listed once, as the file rather than a shortcut to it.
 */
export async function readNewDocuments(
  db: Database,
  { since, until }: { since: number; until: number },
): Promise<NewDocument[]> {
  const rows = await db
    .selectFrom('item_changes')
    .innerJoin('drive_items', 'drive_items.id', 'item_changes.id')
    .leftJoin('drive_items as folders', 'folders.id', 'drive_items.parentId')
    .select([
      'drive_items.id',
      'drive_items.targetId',
      'drive_items.title',
      'drive_items.mimeType',
      'drive_items.isFolder',
      'folders.title as folder',
    ])
    .where('item_changes.kind', '=', 'documents')
    .where('item_changes.changedAt', '>', since)
    .where('item_changes.changedAt', '<=', until)
    .where('drive_items.isFolder', '=', 0)
    .orderBy('item_changes.changedAt', 'desc')
    .orderBy('drive_items.id')
    .limit(NEW_DOCUMENTS_MAX)
    .execute();
  return withoutCopies(rows).map(({ id, title, folder, ...item }) => ({
    id,
    title,
    folder: folder ?? '',
    isRecording: isRecording(item),
  }));
}
