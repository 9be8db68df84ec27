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
  account: '/web/account',
} as const;

/** The addresses of the API, below the base path. */
export const api = {
  session: '/api/session',
  users: '/api/users',
  usersCsv: '/api/users.csv',
  user: (id: string) => `/api/users/${encodeURIComponent(id)}`,
  approve: (id: string) => `/api/users/${encodeURIComponent(id)}/approve`,
  admin: (id: string) => `/api/users/${encodeURIComponent(id)}/admin`,
  userResetLink: (id: string) => `/api/users/${encodeURIComponent(id)}/reset-link`,
  audit: '/api/audit',
  account: '/api/account',
  accountExport: '/api/account/export',
  accountSessions: '/api/account/sessions',
  accountSession: (id: string) => `/api/account/sessions/${encodeURIComponent(id)}`,
  passwordResets: '/api/password-resets',
  passwordReset: (token: string) => `/api/password-resets/${encodeURIComponent(token)}`,
  events: '/api/events',
  eventIcs: (id: string) => `/api/events/${encodeURIComponent(id)}/ics`,
  announcements: '/api/announcements',
  documents: '/api/documents',
  folder: (id: string) => `/api/documents/${encodeURIComponent(id)}`,
  documentDetails: (id: string) => `/api/documents/${encodeURIComponent(id)}/details`,
  content: (id: string) => `/api/documents/${encodeURIComponent(id)}/content`,
  sync: '/api/sync',
  syncVersions: '/api/sync/versions',
  restoreVersion: (id: string) => `/api/sync/versions/${encodeURIComponent(id)}/restore`,
  live: '/api/live',
} as const;

/** Beside the API: the assembly's logo, and what a supervisor asks. */
export const logo = '/logo';
export const healthz = '/healthz';
export const readyz = '/readyz';
export const metrics = '/metrics';

/** The mailed or handed link with which somebody sets a new password. */
export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl.replace(/\/$/, '')}${screens.resetPassword}?token=${encodeURIComponent(token)}`;
}
