/** The addresses of the screens, below the base path. */
export const screens = {
  root: '/',
  login: '/login',
  resetPassword: '/reset-password',
  setup: '/setup',
  shell: '/web',
  events: '/web/event',
  announcements: '/web/announcements',
  documents: '/web/documents',
  users: '/web/admin',
  dataSync: '/web/datasync',
  account: '/web/account',
  settings: '/web/settings',
} as const;

export const logo = '/logo';
/** The web app manifest. */
export const manifest = '/manifest.webmanifest';

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

/** The page on which a person turns off emails of one topic, below the base path. */
export const unsubscribeAddress = (token: string) => `/unsubscribe/${token}`;

/** The whole address of a path below the base path. */
export const absoluteUrl = (publicUrl: string, path: string) => publicUrl.replace(/\/$/, '') + path;

/** The one-time link with which the first administrator sets up the assembly. */
export function setupLink(publicUrl: string, code: string): string {
  return absoluteUrl(publicUrl, `${screens.setup}#${code}`);
}

/** The one-time link with which a user sets a new password. Browsers do not send the fragment, so no proxy logs it. */
export function resetLink(publicUrl: string, token: string): string {
  return absoluteUrl(publicUrl, `${screens.resetPassword}#${token}`);
}
