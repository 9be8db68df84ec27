import { getSession } from '@assembly/contract/endpoints/session';
import type { User } from '@assembly/contract/user';
import { call } from './call.ts';

/** Like all keys, these begin with the live topic that invalidates them. */
export const sessionKeys = {
  current: ['session'],
  own: ['session', 'own'],
} as const;

/** The signed-in user, or null. */
export async function readSession(options: { signal?: AbortSignal } = {}): Promise<User | null> {
  return (await call(getSession, options)).user;
}
