/** The addresses of the screens, below the base path. */
export const screens = {
  root: '/',
  login: '/login',
  resetPassword: '/reset-password',
  shell: '/web',
  events: '/web/event',
  announcements: '/web/announcements',
  documents: '/web/documents',
  users: '/web/admin',
  dataSync: '/web/datasync',
} as const;

/** The addresses of the API, below the base path. */
export const api = {
  session: '/api/session',
  users: '/api/users',
  passwordResets: '/api/password-resets',
  passwordReset: (token: string) => `/api/password-resets/${encodeURIComponent(token)}`,
  events: '/api/events',
  announcements: '/api/announcements',
  documents: '/api/documents',
  folder: (id: string) => `/api/documents/${encodeURIComponent(id)}`,
  content: (id: string) => `/api/documents/${encodeURIComponent(id)}/content`,
  sync: '/api/sync',
  live: '/api/live',
} as const;

/** Beside the API: the assembly's logo, and what a supervisor asks. */
export const logo = '/logo';
export const healthz = '/healthz';
export const readyz = '/readyz';

/** The mailed or handed link with which somebody sets a new password. */
export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl.replace(/\/$/, '')}${screens.resetPassword}?token=${encodeURIComponent(token)}`;
}
