import { type LoginOptions, loginAddress, parseNext, screens } from '@assembly/contract/paths';
import { basePath } from '../page-config.ts';

// The sign-in page and the app are two documents, so these load the other one. They replace the
// history entry, because going back to a screen that redirects would lead nowhere.

export function goToLogin({ reason }: Pick<LoginOptions, 'reason'> = {}): void {
  location.replace(basePath + loginAddress({ reason }));
}

/** The login returns to the current address. */
export function goToLoginAndReturn({ reason }: Pick<LoginOptions, 'reason'>): void {
  const { pathname, search, hash } = location;
  const next = pathname.slice(basePath.length) + search + hash;
  location.replace(basePath + loginAddress({ reason, next }));
}

/** After the login: the address that the person had asked for, or the events. */
export function goToNext(): void {
  const { search, hash } = location;
  const next = parseNext(new URLSearchParams(search).get('next')) ?? screens.events;
  // The server never sees a fragment, but a browser keeps it when it follows a redirect.
  location.replace(basePath + next + (next.includes('#') ? '' : hash));
}

export const googleSettings = `${screens.settings}?section=google`;

/** After the setup: Google is connected next. */
export function goToGoogleSettings(): void {
  location.replace(basePath + googleSettings);
}
