import type { Source, SyncRun } from '@assembly/contract/sync';
import { GoogleError } from '../google/google-error.ts';
import { hasOtherToken, type SourceOrigin } from '../notifications/detect/source-origin.ts';
import { findConnection, saveConnection } from '../store/content/google-connections.ts';
import {
  addRefusedToken,
  fingerprintOfToken,
  removeRefusedToken,
} from '../store/settings/refused-token.ts';
import type { SyncContext } from './sync-context.ts';

/** Records the account that the run signed in with, or that it could not, for the administrators. Never fails the run. */
export async function recordGoogleAccount(
  { db, google, refreshToken, onError }: SyncContext,
  { sources, startedAt }: SyncRun,
  signal: AbortSignal,
): Promise<void> {
  const wasRead = (source: 'announcements' | 'documents') =>
    ['done', 'stopped'].includes(sources[source].state);
  try {
    if (google.isTokenRejected()) return await addRefusedToken(db, refreshToken);
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

/** Where the items of each source of a run come from: what comes from elsewhere is not news. */
export function createOrigins(
  context: SyncContext,
  signal: AbortSignal,
): (source: Source) => Promise<SourceOrigin> {
  const { calendarIds, taskLists, driveFolder } = context.chosen;
  const ids: Record<Source, readonly string[]> = {
    events: calendarIds,
    announcements: taskLists,
    documents: driveFolder ? [driveFolder] : [],
  };
  const token = fingerprintOfToken(context.refreshToken);
  let account: Promise<string> | undefined;
  return async (source) => {
    account ??= findAccount(context, signal);
    return { account: await account, token, ids: [...ids[source]] };
  };
}

/** Usually it is recorded, or does not matter yet. It is asked for only if the refresh token has been replaced. */
async function findAccount(
  { db, google, refreshToken }: SyncContext,
  signal: AbortSignal,
): Promise<string> {
  const known = await findConnection(db, refreshToken);
  if (known?.account) return known.account;
  if (!refreshToken || !(await hasOtherToken(db, refreshToken))) return '';
  return await google.readAccount(signal).catch(emptyOnGoogleError);
}
