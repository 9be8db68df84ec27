import type { Tx } from '../database/tables.ts';
import { removeDemoPeople } from '../people/end-demo.ts';
import { removeDemoSettings } from '../settings/settings.ts';
import { removeContent } from './remove-content.ts';

/** Removes the demo's people, content and settings. Only for the holder of the sync lease. */
export async function endDemoBySetup(trx: Tx): Promise<void> {
  await removeDemoPeople(trx);
  await removeContent(trx);
  await removeDemoSettings(trx);
}
