import type { Tx } from '../database/tables.ts';
import { removeDemoSettings } from '../settings/settings.ts';
import { removeDemoPeople } from '../users/end-demo.ts';
import { removeContent } from './remove-content.ts';

/**
 * Removes the demo's people, content and settings. Also called if this process is not the demo: another one may have been
 * started as the demo by mistake. Then the content may be the assembly's own. In the demo, the caller holds the sync
 * lease.
 */
export async function endDemoBySetup(trx: Tx, isDemo: boolean): Promise<void> {
  const hasDemoPeople = await removeDemoPeople(trx);
  if (isDemo) await removeContent(trx);
  if (isDemo || hasDemoPeople) await removeDemoSettings(trx);
}
