import { CURRENT_USER_KEY } from '@assembly/contract/session';
import type { User } from '@assembly/contract/user';
import { userSchema } from '@assembly/contract/user';

/** The last signed-in user. It only avoids a loading screen at start; the cookie decides. */
export function rememberedUser(): User | null {
  try {
    const stored = userSchema.safeParse(JSON.parse(localStorage.getItem(CURRENT_USER_KEY) ?? ''));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

export function rememberUser(user: User): void {
  try {
    localStorage.setItem(CURRENT_USER_KEY, JSON.stringify(user));
  } catch {
    // Storage may be full or disabled. The session cookie works without it.
  }
}

/** Clears everything that the app stored in this browser. */
export function forgetUser(): void {
  try {
    localStorage.clear();
  } catch {
    // Storage is disabled, so there is nothing to clear.
  }
}
