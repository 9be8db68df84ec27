import type { Source } from '@assembly/contract/sync';
import { findConnection } from '../store/content/google-connections.ts';
import { hasOtherToken } from '../store/notify/changes/notified-sources.ts';
import type { SourceOrigin } from '../store/notify/changes/source-origin.ts';
import { fingerprintOfToken } from '../store/settings/refused-token.ts';
import type { SyncContext } from './copy-sources.ts';
import { emptyOnGoogleError } from './record-google-account.ts';

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
