import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { type User, userSchema } from '@assembly/contract/user';
import { clearStorage, readStored, renameOldKeys, writeStored } from '../browser/storage.ts';

/** The last signed-in user. Only avoids a loading screen at startup: the server checks the session cookie. */
export function rememberedUser(): User | null {
  return parseUser(readStored(CURRENT_USER_KEY));
}

function parseUser(json: string): User | null {
  try {
    const stored = userSchema.safeParse(JSON.parse(json));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

export function rememberUser(user: User): void {
  renameOldKeys(CURRENT_USER_KEY, (stored) => parseUser(stored)?.id === user.id);
  writeStored(CURRENT_USER_KEY, JSON.stringify(user));
}

/** Clears everything that the app stored in this browser. */
export const forgetUser = clearStorage;
