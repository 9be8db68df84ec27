import type { Source } from '@assembly/contract/sync';
import { keepVersion, type SourceUndo } from './source-versions.ts';
import type { Database, Tx } from './tables.ts';

/** The version of each source's data. One that has never been filled has version 0. */
export async function readVersions(db: Database): Promise<Record<Source, number>> {
  const rows = await db.selectFrom('sources').select(['name', 'version']).execute();
  const version = (name: Source) => rows.find((row) => row.name === name)?.version ?? 0;
  return {
    events: version('events'),
    announcements: version('announcements'),
    documents: version('documents'),
  };
}

export async function readShown(db: Database, name: Source): Promise<number> {
  const row = await db
    .selectFrom('sources')
    .select('shown')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.shown ?? 0;
}

export interface SourceChange {
  /** How many items members can see now. */
  shown: number;
  /** The state that was replaced, if it is worth putting back. */
  kept: { items: number; undo: SourceUndo; now: number } | undefined;
}

/** Called in the transaction that changed the source's data. */
export async function markChanged(
  trx: Tx,
  name: Source,
  { shown, kept }: SourceChange,
): Promise<void> {
  const versions = await readVersions(trx);
  if (kept && kept.items > 0) {
    await keepVersion(trx, { source: name, version: versions[name], ...kept });
  }
  await trx
    .insertInto('sources')
    .values({ name, version: 1, shown })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((set) => ({ version: set('sources.version', '+', 1), shown })),
    )
    .execute();
}
