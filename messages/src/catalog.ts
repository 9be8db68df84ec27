import type account from './en/account.ts';
import type announcements from './en/announcements.ts';
import type app from './en/app.ts';
import type common from './en/common.ts';
import type connection from './en/connection.ts';
import type delivery from './en/delivery.ts';
import type documents from './en/documents.ts';
import type downloads from './en/downloads.ts';
import type event from './en/event.ts';
import type events from './en/events.ts';
import type google from './en/google.ts';
import type login from './en/login.ts';
import type player from './en/player.ts';
import type problems from './en/problems.ts';
import type sermons from './en/sermons.ts';
import type settings from './en/settings.ts';
import type setup from './en/setup.ts';
import type shared from './en/shared.ts';
import type sync from './en/sync.ts';
import type users from './en/users.ts';

/** Every text that people read, by area: each is a file and a chunk. English is the type that the other languages satisfy. */
export interface Messages {
  account: typeof account;
  announcements: typeof announcements;
  app: typeof app;
  common: typeof common;
  connection: typeof connection;
  delivery: typeof delivery;
  documents: typeof documents;
  downloads: typeof downloads;
  event: typeof event;
  events: typeof events;
  google: typeof google;
  login: typeof login;
  player: typeof player;
  problems: typeof problems;
  sermons: typeof sermons;
  settings: typeof settings;
  setup: typeof setup;
  shared: typeof shared;
  sync: typeof sync;
  users: typeof users;
}

export type Area = keyof Messages;
