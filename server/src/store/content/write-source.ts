import type { Source } from '@assembly/contract/sync';
import { bumpVersion, readVersions } from '../database/change-counters.ts';
import { countRows } from '../database/count-rows.ts';
import type { Tx } from '../database/tables.ts';
import type { ContentRecord, ContentTable } from './content-tables.ts';
import { isEmptyDiff, type RowDiff, writeDiff } from './replace-rows.ts';
import { addSnapshot, hasSnapshots } from './snapshots.ts';

export interface SourceWrite {
  source: Source;
  plans: [ContentTable, RowDiff<ContentRecord>][];
  countBefore: number;
  /** Whether the replaced data is worth restoring. */
  needsSnapshot: boolean;
  now: number;
}

/** How many items members can see, at any time. */
const countShown: Record<Source, (trx: Tx) => Promise<number>> = {
  events: (trx) => countRows(trx.selectFrom('events').where('shownUntil', 'is not', null)),
  announcements: (trx) => countRows(trx.selectFrom('tasks')),
  documents: (trx) => countRows(trx.selectFrom('drive_items')),
};

/** Writes the diffs of a source, saves a snapshot of the replaced data, and announces the change. */
export async function writeSource(
  trx: Tx,
  { source, plans, countBefore, needsSnapshot, now }: SourceWrite,
): Promise<void> {
  if (plans.every(([, plan]) => isEmptyDiff(plan))) return;
  let versionId: string | undefined;
  // An empty source needs no snapshot, unless older ones are rebuilt through it.
  if (needsSnapshot && (countBefore > 0 || (await hasSnapshots(trx, source)))) {
    const { [source]: version } = await readVersions(trx);
    versionId = await addSnapshot(trx, { source, version, items: countBefore, now });
  }
  for (const [table, plan] of plans) await writeDiff(trx, table, plan, versionId);
  await bumpVersion(trx, source, await countShown[source](trx));
}
