import { loginAfterFailedSignOut, loginAfterSessionEnd, screens } from '@assembly/contract/paths';
import { basePath } from '../page-config.ts';

// The sign-in page and the app are two documents, so these load the other one. They replace the
// history entry, because going back to a screen that redirects would lead nowhere.

/** The login says why the person is there: the session was ended elsewhere, or could not be ended on the server. */
export function goToLogin(reason?: 'ended' | 'not-ended'): void {
  const paths = { ended: loginAfterSessionEnd, 'not-ended': loginAfterFailedSignOut };
  location.replace(basePath + (reason ? paths[reason] : screens.login));
}

export function goToEvents(): void {
  location.replace(basePath + screens.events);
}

export const googleSettings = `${screens.settings}?section=google`;

/** After the setup: Google is connected next. */
export function goToGoogleSettings(): void {
  location.replace(basePath + googleSettings);
}
