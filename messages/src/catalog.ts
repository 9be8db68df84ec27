/** Every text that people read, by area: each is a file and a chunk. English is the type that the other languages satisfy. */
export interface Messages {
  about: typeof import('./en/about.ts').default;
  account: typeof import('./en/account.ts').default;
  activity: typeof import('./en/activity.ts').default;
  announcements: typeof import('./en/announcements.ts').default;
  app: typeof import('./en/app.ts').default;
  assembly: typeof import('./en/assembly.ts').default;
  background: typeof import('./en/background.ts').default;
  backupProblems: typeof import('./en/backupProblems.ts').default;
  backups: typeof import('./en/backups.ts').default;
  common: typeof import('./en/common.ts').default;
  connection: typeof import('./en/connection.ts').default;
  delivery: typeof import('./en/delivery.ts').default;
  device: typeof import('./en/device.ts').default;
  documents: typeof import('./en/documents.ts').default;
  downloads: typeof import('./en/downloads.ts').default;
  email: typeof import('./en/email.ts').default;
  emails: typeof import('./en/emails.ts').default;
  event: typeof import('./en/event.ts').default;
  events: typeof import('./en/events.ts').default;
  feeds: typeof import('./en/feeds.ts').default;
  fields: typeof import('./en/fields.ts').default;
  general: typeof import('./en/general.ts').default;
  google: typeof import('./en/google.ts').default;
  googleConnected: typeof import('./en/googleConnected.ts').default;
  googleErrors: typeof import('./en/googleErrors.ts').default;
  googleHelp: typeof import('./en/googleHelp.ts').default;
  invite: typeof import('./en/invite.ts').default;
  login: typeof import('./en/login.ts').default;
  logOut: typeof import('./en/logOut.ts').default;
  mailPages: typeof import('./en/mailPages.ts').default;
  newVersion: typeof import('./en/newVersion.ts').default;
  notFound: typeof import('./en/notFound.ts').default;
  notifications: typeof import('./en/notifications.ts').default;
  ownAccount: typeof import('./en/ownAccount.ts').default;
  pages: typeof import('./en/pages.ts').default;
  pdf: typeof import('./en/pdf.ts').default;
  player: typeof import('./en/player.ts').default;
  problems: typeof import('./en/problems.ts').default;
  restore: typeof import('./en/restore.ts').default;
  schedule: typeof import('./en/schedule.ts').default;
  sermons: typeof import('./en/sermons.ts').default;
  sessions: typeof import('./en/sessions.ts').default;
  settingFaults: typeof import('./en/settingFaults.ts').default;
  settingFields: typeof import('./en/settingFields.ts').default;
  settings: typeof import('./en/settings.ts').default;
  setup: typeof import('./en/setup.ts').default;
  shared: typeof import('./en/shared.ts').default;
  stored: typeof import('./en/stored.ts').default;
  sync: typeof import('./en/sync.ts').default;
  syncErrors: typeof import('./en/syncErrors.ts').default;
  tasks: typeof import('./en/tasks.ts').default;
  unreadableSecrets: typeof import('./en/unreadableSecrets.ts').default;
  updates: typeof import('./en/updates.ts').default;
  users: typeof import('./en/users.ts').default;
  weeklyEmail: typeof import('./en/weeklyEmail.ts').default;
  whatToSync: typeof import('./en/whatToSync.ts').default;
}

export type Area = keyof Messages;

/** What only the server writes: emails, push messages, and what other programs show. */
export const SERVER_AREAS = [
  'emails',
  'feeds',
  'mailPages',
  'updates',
  'weeklyEmail',
] as const satisfies Area[];
