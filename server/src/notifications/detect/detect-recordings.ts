import { isRecording, withoutCopies } from '../../store/content/recordings.ts';
import type { DriveItemRecord } from '../../store/content/records.ts';
import type { RowDiff } from '../../store/content/replace-rows.ts';
import { readKnownItems } from '../../store/content/unseen/item-changes.ts';
import { idsAsTable } from '../../store/database/postgres.ts';
import type { Tx } from '../../store/database/tables.ts';
import { recordChanges } from './record-changes.ts';
import type { SourceOrigin } from './source-origin.ts';

/** Notifies of recordings that members see for the first time. Call it before the items are written. */
export async function detectRecordings(
  trx: Tx,
  items: DriveItemRecord[],
  { added }: RowDiff<DriveItemRecord>,
  { origin, now }: { origin: SourceOrigin; now: number },
): Promise<void> {
  const recordings = added.map(({ record }) => record).filter(isRecording);
  const byId = new Map(items.map((item) => [item.id, item]));
  const found = (await withoutKnown(trx, recordings)).map(({ id, title, parentId }) => ({
    itemId: id,
    content: { kind: 'sermon', title, folder: byId.get(parentId)?.title ?? '' } as const,
  }));
  await recordChanges(trx, { source: 'documents', topic: 'sermons', found }, origin, now);
}

/** Without those that were stored before, and without shortcuts to recordings that are stored. */
async function withoutKnown(trx: Tx, added: DriveItemRecord[]): Promise<DriveItemRecord[]> {
  if (added.length === 0) return [];
  const known = await readKnownItems(
    trx,
    'documents',
    added.map(({ id }) => id),
  );
  const targetIds = added.map(({ targetId }) => targetId);
  const stored = await trx
    .selectFrom('drive_items')
    .select('targetId')
    .where('targetId', 'in', idsAsTable(trx, targetIds))
    .execute();
  const storedTargets = new Set(stored.map(({ targetId }) => targetId));
  return withoutCopies(
    added.filter(({ id, targetId }) => !known.has(id) && !storedTargets.has(targetId)),
  );
}
