import type { Tx } from '../database/tables.ts';
import { removeTracesOfDemo } from '../people/leave-demo.ts';
import { writeLogo } from '../settings/logo.ts';
import { removeStoredSettings } from '../settings/settings.ts';
import { removeContent } from './remove-content.ts';

/** Removes the demo's people, content, settings and logo when the setup ends it. Only for the holder of the sync lease. */
export async function removeDemo(trx: Tx): Promise<void> {
  await removeTracesOfDemo(trx);
  await removeContent(trx);
  await removeStoredSettings(trx);
  await writeLogo(trx, undefined);
}
