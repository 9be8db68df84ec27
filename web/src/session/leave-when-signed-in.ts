import { readSession } from '../api/session.ts';
import { rememberedUser } from '../browser/current-user.ts';
import { t } from '../browser/locale/messages.ts';
import { goToNext } from '../browser/navigation/go-to.ts';
import { isSignOutPending } from '../browser/storage.ts';
import { isToastShown } from '../ui/feedback/show-toast.ts';
import { forgetUser, switchUser } from './forget-user.ts';

/**
 * The server redirects signed-in users before this page loads. But a page restored from the
 * back/forward cache, or left open while another tab signed in, made no request.
 */
export function leaveWhenSignedIn(): void {
  if (rememberedUser() || isSignOutPending()) void checkSession();
  // A browser that was closed while signing out may have left something.
  else void forgetUser();
  addEventListener('storage', () => {
    // A tab in which someone has just logged in leaves by itself, once the notice was seen.
    if (rememberedUser() && !isToastShown(t.common.loggedIn)) void checkSession();
  });
  addEventListener('online', () => {
    if (isSignOutPending()) void checkSession();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) void checkSession();
  });
}

async function checkSession(): Promise<void> {
  try {
    const { user } = await readSession();
    if (!user) return await forgetUser();
    await switchUser(user);
    goToNext();
  } catch {
    // Ignore: the user can still log in here.
  }
}
