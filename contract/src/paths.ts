/** The addresses of the screens, below the base path. */
export const screens = {
  root: '/',
  login: '/login',
  resetPassword: '/reset-password',
  setup: '/setup',
  shell: '/web',
  events: '/web/event',
  announcements: '/web/announcements',
  sermons: '/web/sermons',
  documents: '/web/documents',
  users: '/web/admin',
  dataSync: '/web/datasync',
  account: '/web/account',
  settings: '/web/settings',
} as const;

export const logo = '/logo';
/** The web app manifest. */
export const manifest = '/manifest.webmanifest';

/** Where browsers report errors of the app. */
export const clientErrors = '/api/client-errors';

/** At the top, because a service worker controls only what is below its own address. */
export const serviceWorker = '/sw.js';

/** The address of an event, below the base path. */
export const eventAddress = (id: string) => `${screens.events}?open=${encodeURIComponent(id)}`;

/** The address of an announcement, below the base path. */
export const announcementAddress = (id: string) =>
  `${screens.announcements}?open=${encodeURIComponent(id)}`;

/** The address of a document or recording, below the base path. */
export const documentAddress = (id: string) =>
  `${screens.documents}?open=${encodeURIComponent(id)}`;

/** What a person is notified of, on the account screen. */
export const notificationsAddress = `${screens.account}#notifications` as const;

/** A form of the settings, below the base path. */
export const settingsSection = (id: string) => `${screens.settings}?section=${id}`;

/** The page on which a person turns off emails of one topic, below the base path. */
export const unsubscribeAddress = (token: string) => `/unsubscribe/${token}`;

/** The whole address of a path below the base path. */
export const absoluteUrl = (publicUrl: string, path: string) => publicUrl.replace(/\/$/, '') + path;

/** The link with which a person who signed up confirms the address. */
export function confirmEmailLink(publicUrl: string, token: string): string {
  return absoluteUrl(publicUrl, `/confirm-email/${token}`);
}

/** The one-time link with which the first administrator sets up the assembly. */
export function setupLink(publicUrl: string, code: string): string {
  return absoluteUrl(publicUrl, `${screens.setup}#${code}`);
}

/** The one-time link with which a user sets a new password. Browsers do not send the fragment, so no proxy logs it. */
export function resetLink(publicUrl: string, token: string): string {
  return absoluteUrl(publicUrl, `${screens.resetPassword}#${token}`);
}

/** The login with the form for new people, below the base path. */
export const signUpAddress = `${screens.login}?signup` as const;

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
