import type { Source } from '@assembly/contract/sync';
import { sendAtCommit } from './notifications.ts';
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

/** Called in the transaction that changed the source's data; `shown` is how many items members can see now. */
export async function markChanged(trx: Tx, name: Source, shown: number): Promise<void> {
  const { version } = await trx
    .insertInto('sources')
    .values({ name, version: 1, shown })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((set) => ({ version: set('sources.version', '+', 1), shown })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  await sendAtCommit(trx, JSON.stringify({ from: 'the write', topic: name, version }));
}
