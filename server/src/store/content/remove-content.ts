import { SOURCES } from '@assembly/contract/sync';
import { bumpVersion } from '../database/change-counters.ts';
import type { Tx } from '../database/tables.ts';
import { CONTENT_TABLES } from './records.ts';

/** Removes all synced content with its snapshots, runs and notifications. Only for the holder of the sync lease. */
export async function removeContent(trx: Tx): Promise<void> {
  for (const table of CONTENT_TABLES) await trx.deleteFrom(table).execute();
  await trx.deleteFrom('item_changes').execute();
  // Their deliveries are deleted with them. Sign-ups and the weekly email are not content.
  await trx
    .deleteFrom('notifications')
    .where('topic', 'in', ['announcements', 'events', 'sermons'])
    .execute();
  await trx.deleteFrom('notified_sources').execute();
  // Their rows are deleted with them.
  await trx.deleteFrom('source_versions').execute();
  await trx.deleteFrom('sync_runs').execute();
  await trx.deleteFrom('sync_slots').execute();
  await trx.deleteFrom('connections').execute();
  for (const source of SOURCES) await bumpVersion(trx, source);
}
