import type { Source } from '@assembly/contract/sync';
import { bumpVersion, readVersions } from '../database/change-counters.ts';
import type { Tx } from '../database/tables.ts';
import type { ContentRecord, ContentTable } from './content-tables.ts';
import { countRows } from './count-rows.ts';
import { isEmptyDiff, type RowDiff, writeDiff } from './replace-rows.ts';
import { addSnapshot, hasSnapshots } from './snapshots.ts';

export interface SourceWrite {
  source: Source;
  plans: [ContentTable, RowDiff<ContentRecord>][];
  /** How many items the state before had. */
  countBefore: number;
  /** Whether anybody would want that state back. */
  needsSnapshot: boolean;
  now: number;
}

/** How many items members can see at all, whatever the time. */
const countShown: Record<Source, (trx: Tx) => Promise<number>> = {
  events: (trx) => countRows(trx.selectFrom('events').where('shownUntil', 'is not', null)),
  announcements: (trx) => countRows(trx.selectFrom('tasks')),
  documents: (trx) => countRows(trx.selectFrom('drive_items')),
};

/** Writes what is planned for a source; readers learn of it, and the state before can be put back. */
export async function writeSource(
  trx: Tx,
  { source, plans, countBefore, needsSnapshot, now }: SourceWrite,
): Promise<void> {
  if (plans.every(([, plan]) => isEmptyDiff(plan))) return;
  let versionId: string | undefined;
  // Before the first there is nothing to go back to, and nothing to go through on the way back.
  if (needsSnapshot && (countBefore > 0 || (await hasSnapshots(trx, source)))) {
    const { [source]: version } = await readVersions(trx);
    versionId = await addSnapshot(trx, { source, version, items: countBefore, now });
  }
  for (const [table, plan] of plans) await writeDiff(trx, table, plan, versionId);
  await bumpVersion(trx, source, await countShown[source](trx));
}
