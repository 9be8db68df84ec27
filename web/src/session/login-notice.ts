import { LOGIN_REDIRECT_MS, MINUTE_MS, NOTIFICATION_MS } from '@assembly/contract/limits';
import { t } from '../browser/locale/messages.ts';
import { storedKey } from '../browser/storage.ts';
import { isToastShown, showToast } from '../ui/feedback/show-toast.ts';

/** In session storage: only the page that this tab shows next has to know. */
const KEY = storedKey('loginNotice');

/** Leaves the rest of the login notice to the next page, unless it was closed. */
export function handOverLoginNotice(): void {
  if (!isToastShown(t.common.loggedIn)) return;
  try {
    sessionStorage.setItem(KEY, `${Date.now()}`);
  } catch {
    // Full or disabled.
  }
}

/** Shows the login notice for the rest of its time, if the previous page was the login. */
export function resumeLoginNotice(): void {
  try {
    const leftAt = Number(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    const isRecent = Date.now() - leftAt < MINUTE_MS;
    if (!isRecent) return;
    const notice = { severity: 'success', text: t.common.loggedIn } as const;
    showToast(notice, NOTIFICATION_MS - LOGIN_REDIRECT_MS);
  } catch {
    // Disabled.
  }
}
