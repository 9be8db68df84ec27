import { ApiError } from '@assembly/contract/api-error';
import { getSession, signOut } from '@assembly/contract/endpoints/session';
import type { SessionReply } from '@assembly/contract/session';
import { isSignOutPending, setSignOutPending } from '../browser/storage.ts';
import { call } from './call.ts';

/** Like all keys, these begin with the live topic that invalidates them. */
export const sessionKeys = {
  current: ['session'],
  own: ['session', 'own'],
  feeds: ['session', 'feeds'],
} as const;

/** The signed-in user, or null and whether the session was ended elsewhere. */
export async function readSession(options: { signal?: AbortSignal } = {}): Promise<SessionReply> {
  if (!isSignOutPending()) return await call(getSession, options);
  await endSession();
  // Not asked: the browser may have preloaded the reply from before.
  return { user: null };
}

let ending: Promise<boolean> | undefined;

/**
 * Ends the session on the server. False if the server could only clear the cookie. Fails if the server cannot be
 * reached. One call at a time: the reply to a late one would clear the cookie of the next session.
 */
export function endSession(): Promise<boolean> {
  ending ??= callSignOut().finally(() => {
    ending = undefined;
  });
  return ending;
}

async function callSignOut(): Promise<boolean> {
  let hasEnded = true;
  try {
    await call(signOut);
  } catch (error) {
    hasEnded = false;
    if (!(error instanceof ApiError && error.code === 'session_not_ended')) throw error;
  }
  setSignOutPending(false);
  return hasEnded;
}
