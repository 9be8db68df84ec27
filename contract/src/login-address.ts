import { screens } from './paths.ts';

const NEXT_MAX_CHARS = 2000;

/**
 * A path below `/web`, with any query and fragment. The names of screens are plain, so the path needs
 * no dots, escapes or empty segments, which a browser could resolve to an address outside the app.
 */
const ADDRESS_IN_APP = /^\/web(?:\/[\w-]+)*\/?(?:[?#][^\p{Cc}\p{Cs}\\]*)?$/u;

/**
 * The address to open after the login, below the base path and in ASCII, as in a header. Null for
 * everything but an address inside the app: the text may come from an attacker's link.
 */
export function parseNext(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > NEXT_MAX_CHARS) return null;
  return ADDRESS_IN_APP.test(text) ? text.replace(/[^!-~]+/gu, encodeURIComponent) : null;
}

export interface LoginOptions {
  /** The login says why the person is there: the session was ended elsewhere, or could not be ended on the server. */
  reason?: 'ended' | 'not-ended' | undefined;
  /** The address inside the app to return to. */
  next?: string | undefined;
}

/** The login, below the base path. Without `next` it leads to the events. */
export function loginAddress({ reason, next }: LoginOptions = {}): string {
  const accepted = parseNext(next);
  const isNeeded = accepted && accepted !== screens.shell && accepted !== screens.events;
  const query = [
    reason,
    isNeeded && `next=${encodeURIComponent(accepted).replaceAll('%2F', '/')}`,
  ].filter(Boolean);
  return query.length > 0 ? `${screens.login}?${query.join('&')}` : screens.login;
}
