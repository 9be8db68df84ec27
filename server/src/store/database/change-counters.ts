import { SOURCES } from '@assembly/contract/sync';
import { sendAtCommit } from './postgres-listen.ts';
import type { Database, SourcesTable, Tx } from './tables.ts';

/** `users` counts changes by commands only: the server publishes its own changes itself. */
export const VERSIONED_TOPICS = [...SOURCES, 'users', 'settings'] as const;
type VersionedTopic = (typeof VERSIONED_TOPICS)[number];

/** The version of each topic's data; 0 if it never changed. */
export async function readVersions(db: Database): Promise<Record<VersionedTopic, number>> {
  const rows = await db.selectFrom('sources').select(['name', 'version']).execute();
  const versions = { events: 0, announcements: 0, documents: 0, users: 0, settings: 0 };
  return { ...versions, ...Object.fromEntries(rows.map(({ name, version }) => [name, version])) };
}

/** Called in the transaction that changed the data; `shown` is how many items members can see now. */
export async function bumpVersion(trx: Tx, name: VersionedTopic, shown = 0): Promise<void> {
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

/**
 * Called in the transaction that replaced all rows by those of another database: the versions continue from those
 * `before`, so that caches notice.
 */
export async function continueVersions(
  trx: Tx,
  before: Record<VersionedTopic, number>,
): Promise<void> {
  const restored: SourcesTable[] = await trx.selectFrom('sources').selectAll().execute();
  for (const topic of VERSIONED_TOPICS) {
    const { version = 0, shown = 0 } = restored.find(({ name }) => name === topic) ?? {};
    const latest = { version: Math.max(version, before[topic]) };
    await trx
      .insertInto('sources')
      .values({ name: topic, shown, ...latest })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(latest))
      .execute();
    await bumpVersion(trx, topic, shown);
  }
}
