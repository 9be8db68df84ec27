import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { basePath } from './page-config.ts';

// The browser's local and session storage, which may be full or disabled. The app works without them.

/**
 * All assemblies on a host share one storage. Below a path, keys carry the path; `#` cannot be part of one, so a path is
 * never mistaken for another that begins with it.
 */
const prefix = basePath && `${basePath}#`;

/** The key under which a value is in local or session storage. Keys that are formed otherwise are not cleared. */
export const storedKey = (key: string) => prefix + key;

/** Has no personal data: the person has logged out here, and the server has not confirmed it yet. */
export const SIGN_OUT_KEY = 'signOutPending';

/** Not about a person: an administrator has hidden what is left to set up. */
export const SETUP_HIDDEN_KEY = 'setupHidden';

/** The cookie may still be valid, so nobody may be shown or remembered until the server has ended the session. */
export const isSignOutPending = () => readStored(SIGN_OUT_KEY) !== '';

export const setSignOutPending = (isPending: boolean) => store(SIGN_OUT_KEY, isPending ? '1' : '');

/** At the root of the host, keys have no prefix, and those of other paths start with a slash. */
const isOwnKey = (key: string) => (prefix ? key.startsWith(prefix) : !key.startsWith('/'));

/** '' when nothing is stored. */
export function readStored(key: string): string {
  try {
    return localStorage.getItem(storedKey(key)) ?? '';
  } catch {
    return '';
  }
}

/** [] when no list is stored, or it is damaged. */
export function readStoredList<Item>(key: string): Item[] {
  try {
    const list: unknown = JSON.parse(readStored(key));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** '' removes the value. Only the signed-in user has values: what is written after signing out would stay for the next. */
export function writeStored(key: string, value: string): void {
  const isSignedIn = key === CURRENT_USER_KEY || readStored(CURRENT_USER_KEY) !== '';
  store(key, isSignedIn && !isSignOutPending() ? value : '');
}

function store(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(storedKey(key), value);
    else localStorage.removeItem(storedKey(key));
  } catch {
    // Full or disabled.
  }
}

/** Clears what this assembly has stored about a person: for all tabs, and what this one hands from one page to the next. */
export function clearStorage(): void {
  const kept = [SIGN_OUT_KEY, SETUP_HIDDEN_KEY].map(storedKey);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[name];
      const keys = Object.keys(storage).filter(isOwnKey);
      for (const key of keys) if (!kept.includes(key)) storage.removeItem(key);
    } catch {
      // Disabled.
    }
  }
}
