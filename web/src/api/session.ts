import { getSession } from '@assembly/contract/endpoints/session';
import type { SessionReply } from '@assembly/contract/session';
import { call } from './call.ts';

/** Like all keys, these begin with the live topic that invalidates them. */
export const sessionKeys = {
  current: ['session'],
  own: ['session', 'own'],
  feeds: ['session', 'feeds'],
} as const;

/** The signed-in user, or null and whether the session was ended elsewhere. */
export const readSession = (options: { signal?: AbortSignal } = {}): Promise<SessionReply> =>
  call(getSession, options);
