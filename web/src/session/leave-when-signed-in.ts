import { readSession } from '../api/account.ts';
import { goToEvents } from '../browser/go-to.ts';
import { forgetUser, rememberedUser, rememberUser } from './current-user.ts';

/**
 * The server sends signed-in people on before this page is even loaded. But a page that comes back
 * from the browser's memory never asked it, and neither did one left open while another tab signed in.
 */
export function leaveWhenSignedIn(): void {
  if (rememberedUser()) void askAndLeave();
  addEventListener('storage', () => {
    if (rememberedUser()) void askAndLeave();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) void askAndLeave();
  });
}

async function askAndLeave(): Promise<void> {
  try {
    const user = await readSession();
    if (!user) return forgetUser();
    rememberUser(user);
    goToEvents();
  } catch {
    // Whoever is signed in can still log in again.
  }
}
