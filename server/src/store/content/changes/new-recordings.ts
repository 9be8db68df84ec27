import { idsAsTable } from '../../database/postgres.ts';
import type { Tx } from '../../database/tables.ts';
import type { SourceChanges } from '../../notify/changes/record-changes.ts';
import type { SermonContent } from '../../notify/notification-content.ts';
import { isRecording, withoutCopies } from '../recordings.ts';
import type { DriveItemRecord } from '../records.ts';
import type { RowDiff } from '../replace-rows.ts';
import { readPresentItems } from '../unseen/item-changes.ts';

/** Recordings that members did not see before. Call it before the items are written. */
export async function findNewRecordings(
  trx: Tx,
  items: DriveItemRecord[],
  { added, removed }: RowDiff<DriveItemRecord>,
): Promise<SourceChanges> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const toContent = ({ title, parentId }: DriveItemRecord): SermonContent => ({
    kind: 'sermon',
    title,
    folder: byId.get(parentId)?.title ?? '',
  });
  const recordings = added.map(({ record }) => record).filter(isRecording);
  const found = await withoutKnown(trx, recordings);
  return {
    source: 'documents',
    topic: 'sermons',
    found: found.map((item) => ({ itemId: item.id, content: toContent(item) })),
    gone: removed,
    returned: recordings.map(({ id }) => id),
    revise({ itemId, content }) {
      const item = byId.get(itemId);
      // The row of one that cannot be read stays.
      return { itemId, content: item ? toContent(item) : content };
    },
  };
}

/** Without shortcuts to recordings that are stored, and without what a restored snapshot lacks. */
async function withoutKnown(trx: Tx, added: DriveItemRecord[]): Promise<DriveItemRecord[]> {
  if (added.length === 0) return [];
  const ids = added.map(({ id }) => id);
  const present = await readPresentItems(trx, 'documents', ids);
  const targets = await trx
    .selectFrom('drive_items')
    .select('targetId')
    .where(
      'targetId',
      'in',
      idsAsTable(
        trx,
        added.map(({ targetId }) => targetId),
      ),
    )
    .execute();
  const storedTargets = new Set(targets.map(({ targetId }) => targetId));
  const unknown = added.filter(
    ({ id, targetId }) => !present.has(id) && !storedTargets.has(targetId),
  );
  return withoutCopies(unknown);
}
