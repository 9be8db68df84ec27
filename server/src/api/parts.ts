import type { Passwords } from '../auth/passwords.ts';
import type { SessionCookie } from '../auth/session-cookie.ts';
import type { Config } from '../config.ts';
import type { ChangeFeed } from '../live/change-feed.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Database } from '../store/tables.ts';

/** What the app is made of. Whoever composes it opens these, and closes them. */
export interface AppParts {
  config: Config;
  db: Database;
  feed: ChangeFeed;
  mailer: Mailer;
  passwords: Passwords;
  now: () => number;
}

export interface Parts extends AppParts {
  cookie: SessionCookie;
}
