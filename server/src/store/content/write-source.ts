import type { Source } from '@assembly/contract/sync';
import { bumpVersion, readVersions } from '../database/change-counters.ts';
import type { Tx } from '../database/tables.ts';
import type { ContentRecord, ContentTable } from './content-tables.ts';
import { isNothing, type SwapPlan, writeSwap } from './replace-rows.ts';
import { count } from './search.ts';
import { hasVersions, keepVersion } from './snapshots.ts';

export interface SourceWrite {
  source: Source;
  plans: [ContentTable, SwapPlan<ContentRecord>][];
  /** How many items the state before had. */
  itemsBefore: number;
  /** Whether anybody would want that state back. */
  isWorthKeeping: boolean;
  now: number;
}

/** How many items members can see at all, whatever the time. */
const countShown: Record<Source, (trx: Tx) => Promise<number>> = {
  events: (trx) => count(trx.selectFrom('events').where('shownUntil', 'is not', null)),
  announcements: (trx) => count(trx.selectFrom('tasks')),
  documents: (trx) => count(trx.selectFrom('drive_items')),
};

/** Writes what is planned for a source; readers learn of it, and the state before can be put back. */
export async function writeSource(
  trx: Tx,
  { source, plans, itemsBefore, isWorthKeeping, now }: SourceWrite,
): Promise<void> {
  if (plans.every(([, plan]) => isNothing(plan))) return;
  let versionId: string | undefined;
  // Before the first there is nothing to go back to, and nothing to go through on the way back.
  if (isWorthKeeping && (itemsBefore > 0 || (await hasVersions(trx, source)))) {
    const { [source]: version } = await readVersions(trx);
    versionId = await keepVersion(trx, { source, version, items: itemsBefore, now });
  }
  for (const [table, plan] of plans) await writeSwap(trx, table, plan, versionId);
  await bumpVersion(trx, source, await countShown[source](trx));
}
