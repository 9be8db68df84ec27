import { SOURCES } from '@assembly/contract/sync';
import { bumpVersion } from '../database/change-counters.ts';
import type { Tx } from '../database/tables.ts';
import { removeDemoSettings } from '../settings/settings.ts';
import { removeDemoUsers } from '../users/end-demo.ts';
import { CONTENT_TABLES } from './records.ts';

/** Removes all synced content with its snapshots, runs and notifications. Only for the holder of the sync lease. */
export async function removeContent(trx: Tx): Promise<void> {
  for (const table of CONTENT_TABLES) await trx.deleteFrom(table).execute();
  await trx.deleteFrom('recordings').execute();
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

/**
 * Removes the demo's users, content and settings. It is called even if this process is not the demo: another one may have been
 * started as the demo by mistake. Then the content may be the assembly's own. In the demo, the caller holds the sync
 * lease.
 */
export async function endDemoBySetup(trx: Tx, isDemo: boolean): Promise<void> {
  const hasDemoPeople = await removeDemoUsers(trx);
  if (isDemo) await removeContent(trx);
  if (isDemo || hasDemoPeople) await removeDemoSettings(trx);
}
