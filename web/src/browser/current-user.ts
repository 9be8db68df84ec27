import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { type User, userSchema } from '@assembly/contract/user';
import { isSignOutPending, readStored, writeStored } from './storage.ts';

/** The last signed-in user. Only avoids a loading screen at startup: the server checks the session cookie. */
export function rememberedUser(): User | null {
  if (isSignOutPending()) return null;
  try {
    const stored = userSchema.safeParse(JSON.parse(readStored(CURRENT_USER_KEY)));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

export function rememberUser(user: User): void {
  writeStored(CURRENT_USER_KEY, JSON.stringify(user));
}
