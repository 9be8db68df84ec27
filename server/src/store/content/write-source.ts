import type { UnseenKind } from '@assembly/contract/account/unseen';
import type { Source } from '@assembly/contract/sync';
import { bumpVersion, readVersions } from '../database/change-counters.ts';
import { countRows } from '../database/count-rows.ts';
import type { Tx } from '../database/tables.ts';
import type { ContentRecord, ContentTable } from './records.ts';
import type { ReplaceOptions } from './removal-guard.ts';
import { countBefore, isEmptyDiff, type RowDiff, writeDiff } from './replace-rows.ts';
import { addSnapshot, hasSnapshots } from './snapshots.ts';
import { recordItems } from './unseen/item-changes.ts';

/** The items of the source come first. */
export type SourceDiffs = [
  [ContentTable, RowDiff<ContentRecord>],
  ...[ContentTable, RowDiff<ContentRecord>][],
];

/** How many items members can see at some time: events that have ended still count. */
const countShown: Record<Source, (trx: Tx) => Promise<number>> = {
  events: (trx) => countRows(trx.selectFrom('events').where('shownUntil', 'is not', null)),
  announcements: (trx) => countRows(trx.selectFrom('tasks')),
  documents: (trx) => countRows(trx.selectFrom('drive_items')),
};

/** As `writeSource`, and records what is new to members, which may be the content of a file whose row is the same. */
export async function writeSourceWithNews(
  trx: Tx,
  source: UnseenKind,
  diffs: SourceDiffs,
  { now, hashedItems }: Pick<ReplaceOptions, 'now' | 'hashedItems'>,
): Promise<void> {
  const hasChangedItems = hashedItems && (await recordItems(trx, source, hashedItems, now));
  await writeSource(trx, source, diffs, now);
  if (hasChangedItems && isUnchanged(diffs)) {
    await bumpVersion(trx, source, await countShown[source](trx));
  }
}

function isUnchanged(diffs: SourceDiffs): boolean {
  return diffs.every(([, diff]) => isEmptyDiff(diff));
}

/** Writes the diffs of a source, saves a snapshot of the replaced data, and announces the change. */
export async function writeSource(
  trx: Tx,
  source: Source,
  diffs: SourceDiffs,
  now: number,
  needsSnapshot = true,
): Promise<void> {
  if (isUnchanged(diffs)) return;
  const { [source]: version } = await readVersions(trx);
  let snapshotId: string | undefined;
  const items = countBefore(diffs[0][1]);
  // An empty source needs no snapshot, unless older ones are rebuilt through it.
  if (needsSnapshot && (items > 0 || (await hasSnapshots(trx, source)))) {
    snapshotId = await addSnapshot(trx, { source, version, items, replacedAt: now });
  }
  for (const [table, diff] of diffs) await writeDiff(trx, table, diff, snapshotId, version + 1);
  await bumpVersion(trx, source, await countShown[source](trx));
}
