import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '@assembly/contract/problem';
import type { SyncRun } from '@assembly/contract/sync';
import { openGoogle } from '../google/open-google.ts';
import type { GoogleSettings } from '../google/settings.ts';
import { openDatabase } from '../store/open-database.ts';
import { leadRun } from './lead-run.ts';
import { noteAccount } from './note-account.ts';

/** What a worker is told. */
export interface SyncOrder {
  databaseUrl: string;
  google: GoogleSettings;
  timeZone: string;
  driveFolder: string | undefined;
  startedBy: string;
  isConfirmed: boolean;
  slot: string | undefined;
}

/** What a worker says. */
export type SyncNews =
  | { kind: 'started'; run: SyncRun }
  | { kind: 'progress' }
  | { kind: 'refused' }
  | { kind: 'fault'; message: string };

const order: SyncOrder = workerData;
const say = (news: SyncNews) => parentPort?.postMessage(news);
const sayFault = (error: unknown) =>
  say({
    kind: 'fault',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });

// Parsing, comparing and writing take whole seconds of a core: in a thread of their own they hold up nobody.
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
