import type { AppUpdate } from '@assembly/contract/settings';
import type { AttemptQueue } from '../../auth/attempt-queue.ts';
import type { Passwords } from '../../auth/passwords.ts';
import type { SessionCache } from '../../auth/session-cache.ts';
import type { SessionCookie } from '../../auth/session-cookie.ts';
import type { BackupRunner } from '../../backups/backup-process.ts';
import type { Config } from '../../config.ts';
import type { Localize } from '../../create-localize.ts';
import type { Google } from '../../google/create-google.ts';
import type { ChangeFeed } from '../../live/change-feed.ts';
import type { Downloads } from '../../live/downloads.ts';
import type { Streams } from '../../live/streams.ts';
import type { Mailer, SendInBackground } from '../../mail/mailer.ts';
import type { Metrics } from '../../metrics.ts';
import type { CurrentLogo } from '../../settings/current-logo.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Database } from '../../store/database/tables.ts';
import type { SyncRunner } from '../../sync/sync-process.ts';
import type { MemberQueue } from './member-queue.ts';
import type { ResponseCache } from './response-cache.ts';
import type { SetupState } from './setup-state.ts';

/** What `buildApp` needs. The caller opens and closes these. */
export interface AppDependencies {
  /** What the environment fixes: host, port, database, proxies, log. Everything else is read from `settings`. */
  config: Config;
  settings: Settings;
  db: Database;
  changes: ChangeFeed;
  mailer: Mailer;
  passwords: Passwords;
  syncRunner: SyncRunner;
  backupRunner: BackupRunner;
  /** A newer release, as of the last check. */
  findUpdate: () => AppUpdate | undefined;
  now: () => number;
}

export interface AppContext extends AppDependencies {
  logo: CurrentLogo;
  /** The client for the current settings. */
  google: () => Google;
  attempts: AttemptQueue;
  queueByMember: MemberQueue;
  cookie: SessionCookie;
  sessions: SessionCache;
  /** Downloads of members and of feeds count for the same limit. */
  downloads: Downloads;
  streams: Streams;
  responseCache: ResponseCache;
  metrics: Metrics;
  localize: Localize;
  sendInBackground: SendInBackground;
  setupState: () => Promise<SetupState>;
}
