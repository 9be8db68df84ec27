import type { SyncRun } from '@assembly/contract/sync';
import { GoogleError } from '../google/google-error.ts';
import { findConnection, saveConnection } from '../store/content/google-connections.ts';
import { addRefusedToken, removeRefusedToken } from '../store/settings/refused-token.ts';
import type { SyncContext } from './copy-sources.ts';

/** Records the account that the run signed in with, or that it could not, for the administrators. Never fails the run. */
export async function recordGoogleAccount(
  { db, google, refreshToken, onError }: SyncContext,
  { sources, startedAt }: SyncRun,
  signal: AbortSignal,
): Promise<void> {
  const wasRead = (source: 'announcements' | 'documents') =>
    ['done', 'stopped'].includes(sources[source].state);
  try {
    if (google.isTokenRefused()) return await addRefusedToken(db, refreshToken);
    // The calendar can be read without signing in.
    if (!wasRead('announcements') && !wasRead('documents')) return;
    await removeRefusedToken(db, refreshToken);
    if ((await findConnection(db, refreshToken))?.account) return;
    // The account is read from the Drive API: do not wait for it again if it has just failed.
    const account = wasRead('documents')
      ? await google.readAccount(signal).catch(emptyOnGoogleError)
      : '';
    await saveConnection(db, refreshToken, account, startedAt);
  } catch (error) {
    onError(error);
  }
}

/** The account need not be known. */
export function emptyOnGoogleError(error: unknown): string {
  if (error instanceof GoogleError) return '';
  throw error;
}
