import type about from './en/about.ts';
import type account from './en/account.ts';
import type activity from './en/activity.ts';
import type announcements from './en/announcements.ts';
import type app from './en/app.ts';
import type assembly from './en/assembly.ts';
import type background from './en/background.ts';
import type common from './en/common.ts';
import type connection from './en/connection.ts';
import type delivery from './en/delivery.ts';
import type device from './en/device.ts';
import type documents from './en/documents.ts';
import type downloads from './en/downloads.ts';
import type email from './en/email.ts';
import type emails from './en/emails.ts';
import type event from './en/event.ts';
import type events from './en/events.ts';
import type feeds from './en/feeds.ts';
import type fields from './en/fields.ts';
import type general from './en/general.ts';
import type google from './en/google.ts';
import type googleConnected from './en/googleConnected.ts';
import type googleErrors from './en/googleErrors.ts';
import type googleHelp from './en/googleHelp.ts';
import type invite from './en/invite.ts';
import type login from './en/login.ts';
import type logOut from './en/logOut.ts';
import type mailPages from './en/mailPages.ts';
import type notFound from './en/notFound.ts';
import type notifications from './en/notifications.ts';
import type ownAccount from './en/ownAccount.ts';
import type pages from './en/pages.ts';
import type pdf from './en/pdf.ts';
import type player from './en/player.ts';
import type problems from './en/problems.ts';
import type schedule from './en/schedule.ts';
import type sermons from './en/sermons.ts';
import type sessions from './en/sessions.ts';
import type settingFaults from './en/settingFaults.ts';
import type settingFields from './en/settingFields.ts';
import type settings from './en/settings.ts';
import type setup from './en/setup.ts';
import type shared from './en/shared.ts';
import type stored from './en/stored.ts';
import type sync from './en/sync.ts';
import type syncErrors from './en/syncErrors.ts';
import type tasks from './en/tasks.ts';
import type unreadableSecrets from './en/unreadableSecrets.ts';
import type updates from './en/updates.ts';
import type users from './en/users.ts';
import type weeklyEmail from './en/weeklyEmail.ts';
import type whatToSync from './en/whatToSync.ts';

/** Every text that people read, by area: each is a file and a chunk. English is the type that the other languages satisfy. */
export interface Messages {
  about: typeof about;
  account: typeof account;
  activity: typeof activity;
  announcements: typeof announcements;
  app: typeof app;
  assembly: typeof assembly;
  background: typeof background;
  common: typeof common;
  connection: typeof connection;
  delivery: typeof delivery;
  device: typeof device;
  documents: typeof documents;
  downloads: typeof downloads;
  email: typeof email;
  emails: typeof emails;
  event: typeof event;
  events: typeof events;
  feeds: typeof feeds;
  fields: typeof fields;
  general: typeof general;
  google: typeof google;
  googleConnected: typeof googleConnected;
  googleErrors: typeof googleErrors;
  googleHelp: typeof googleHelp;
  invite: typeof invite;
  login: typeof login;
  logOut: typeof logOut;
  mailPages: typeof mailPages;
  notFound: typeof notFound;
  notifications: typeof notifications;
  ownAccount: typeof ownAccount;
  pages: typeof pages;
  pdf: typeof pdf;
  player: typeof player;
  problems: typeof problems;
  schedule: typeof schedule;
  sermons: typeof sermons;
  sessions: typeof sessions;
  settingFaults: typeof settingFaults;
  settingFields: typeof settingFields;
  settings: typeof settings;
  setup: typeof setup;
  shared: typeof shared;
  stored: typeof stored;
  sync: typeof sync;
  syncErrors: typeof syncErrors;
  tasks: typeof tasks;
  unreadableSecrets: typeof unreadableSecrets;
  updates: typeof updates;
  users: typeof users;
  weeklyEmail: typeof weeklyEmail;
  whatToSync: typeof whatToSync;
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
