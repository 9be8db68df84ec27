import type { SyncRun } from '@assembly/contract/sync';
import { GoogleError } from '../google/google-error.ts';
import type { Google } from '../google/open-google.ts';
import { noteConnection } from '../store/connections.ts';
import type { Database } from '../store/tables.ts';

/** After a run that Google let in, writes down as whom, for the administrator to recognise. */
export async function noteAccount(
  db: Database,
  google: Google,
  refreshToken: string,
  run: SyncRun,
): Promise<void> {
  if (run.sources.documents.state !== 'done') return;
  try {
    await noteConnection(db, refreshToken, await google.readAccount(), run.startedAt);
  } catch (error) {
    // A nicety: the run itself has gone well without it.
    if (!(error instanceof GoogleError)) throw error;
  }
}
