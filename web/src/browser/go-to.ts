import { screens, sessionEnded, sessionNotEnded } from '@assembly/contract/paths';
import { basePath } from './page-config.ts';

// The sign-in page and the app are two documents, so these load the other one. They replace the
// history entry, because going back to a screen that redirects would lead nowhere.

/** `hasEnded`: the session was ended elsewhere, and the login says so. */
export function goToLogin({ hasEnded }: { hasEnded?: true | undefined } = {}): void {
  location.replace(basePath + (hasEnded ? sessionEnded : screens.login));
}

/** After logging out in this browser only: the login says so. */
export function goToLoginNotEnded(): void {
  location.replace(basePath + sessionNotEnded);
}

export function goToEvents(): void {
  location.replace(basePath + screens.events);
}
