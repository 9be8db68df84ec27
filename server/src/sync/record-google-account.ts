import type { SyncRun } from '@assembly/contract/sync';
import { GoogleError } from '../google/google-error.ts';
import { findConnection, saveConnection } from '../store/content/google-connections.ts';
import type { SyncContext } from './copy-sources.ts';

/**
 * After a run that Google let in, writes down since when and as whom, for the administrator to recognise. A nicety: the
 * run itself has gone as it went without it.
 */
export async function recordGoogleAccount(
  { db, google, refreshToken, onError }: SyncContext,
  { sources, startedAt }: SyncRun,
  signal: AbortSignal,
): Promise<void> {
  const wasRead = (source: 'announcements' | 'documents') =>
    ['done', 'stopped'].includes(sources[source].state);
  // The calendar may be read without signing in.
  if (!wasRead('announcements') && !wasRead('documents')) return;
  try {
    if ((await findConnection(db, refreshToken))?.account) return;
    // It is the drive that knows: one that has not answered is not waited for a second time.
    const account = wasRead('documents') ? await google.readAccount(signal).catch(untold) : '';
    await saveConnection(db, refreshToken, account, startedAt);
  } catch (error) {
    onError(error);
  }
}

function untold(error: unknown): string {
  if (error instanceof GoogleError) return '';
  throw error;
}
