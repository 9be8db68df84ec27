import { once } from 'node:events';
import { Problem } from '@assembly/contract/problem';
import type { SyncRun } from '@assembly/contract/sync';
import { openGoogle } from '../google/open-google.ts';
import type { GoogleSettings } from '../google/settings.ts';
import { openDatabase } from '../store/open-database.ts';
import { leadRun } from './lead-run.ts';
import { noteAccount } from './note-account.ts';

/** What a process that syncs is told. */
export interface SyncOrder {
  databaseUrl: string;
  google: GoogleSettings;
  timeZone: string;
  driveFolder: string | undefined;
  startedBy: string;
  isConfirmed: boolean;
  slot: string | undefined;
}

/** What it says. */
export type SyncNews =
  | { kind: 'started'; run: SyncRun }
  | { kind: 'progress' }
  | { kind: 'refused' }
  | { kind: 'fault'; message: string };

const [order] = (await once(process, 'message')) as [SyncOrder];
const say = (news: SyncNews) => process.send?.(news);
const sayFault = (error: unknown) =>
  say({
    kind: 'fault',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
// Whoever started us is gone, and with it whoever would tell how it went.
process.once('disconnect', () => process.exit());

try {
  const db = await openDatabase(order.databaseUrl, sayFault);
  try {
    const google = openGoogle(order.google);
    const parts = {
      db,
      google,
      timeZone: order.timeZone,
      driveFolder: order.driveFolder,
      now: () => Date.now(),
      onFault: sayFault,
    };
    const run = await leadRun(parts, {
      ...order,
      onStarted: (run) => say({ kind: 'started', run }),
      onProgress: () => say({ kind: 'progress' }),
    });
    await noteAccount(db, google, order.google.refreshToken, run);
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (error instanceof Problem && error.code === 'sync_running') say({ kind: 'refused' });
  else sayFault(error);
}
process.disconnect?.();
