import { CURRENT_USER_KEY, currentUserSchema } from '@assembly/contract/session';
import type { User } from '@assembly/contract/user';

/** Who was signed in here last. It spares a flash at start; the cookie decides. */
export function rememberedUser(): User | null {
  try {
    const stored = currentUserSchema.safeParse(
      JSON.parse(localStorage.getItem(CURRENT_USER_KEY) ?? ''),
    );
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

export function rememberUser(user: User): void {
  try {
    localStorage.setItem(CURRENT_USER_KEY, JSON.stringify(user));
  } catch {
    // Storage may be full or forbidden. The cookie signs the person in all the same.
  }
}

/** Everything this browser kept goes, as the person asked when signing out. */
export function forgetUser(): void {
  try {
    localStorage.clear();
  } catch {
    // Nothing could be kept, so nothing is left behind.
  }
}
