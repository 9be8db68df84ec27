import type { Kysely, Transaction } from 'kysely';
import type { ContentTables } from './tables/content.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { Flag, UserTables } from './tables/users.ts';

export interface SourcesTable {
  name: string;
  /** Incremented by every change, so that caches know when they are stale. */
  version: number;
  /** How many items members can see, regardless of the time. */
  shown: number;
}

export interface SyncRunsTable {
  id: string;
  state: string;
  startedAt: number;
  finishedAt: number | null;
  startedBy: string;
  /** Increases from run to run, independent of the clock. */
  number: number;
  /** The scheduled time that it ran for, as ISO text; null when it was started by hand. */
  slot: string | null;
  /** JSON: the result for each source. */
  sources: string;
}

/** The scheduled times that already had their run. Stored longer than the runs themselves. */
export interface SyncSlotsTable {
  /** As ISO text. */
  slot: string;
}

/** Snapshots of a source, which can be restored. */
export interface SourceVersionsTable {
  id: string;
  source: string;
  /** The source's version at that time. */
  version: number;
  replacedAt: number;
  items: number;
}

/** The rows that the snapshot did not have and its successor has. */
export interface SourceVersionRowsTable {
  versionId: string;
  tableName: string;
  rowId: string;
}

/** Google accounts that were connected successfully. */
export interface ConnectionsTable {
  /** A hash of the refresh token. */
  id: string;
  account: string;
  since: number;
}

/** The settings that administrators entered, and values that only the server writes. */
export interface SettingsTable {
  /** The name of the environment variable, which takes precedence. */
  name: string;
  value: string;
  isEncrypted: Flag;
}

/** At most one row. */
export interface LogoTable {
  id: 'logo';
  type: string;
  /** In base64. */
  bytes: string;
}

/** The icons of the installed app, drawn from the logo. */
export interface IconsTable {
  name: string;
  /** The logo that it was drawn from: the ETag without quotes. */
  logo: string;
  /** A PNG in base64. */
  bytes: string;
}

/** Attempts to connect Google that have not come back yet. */
export interface GoogleAuthorizationsTable {
  /** SHA-256 of the `state` in the address. */
  id: string;
  sessionId: string;
  /** The PKCE code verifier. */
  verifier: string;
  redirectUrl: string;
  createdAt: number;
}

export interface Tables extends ContentTables, NotificationTables, UserTables {
  settings: SettingsTable;
  logo: LogoTable;
  icons: IconsTable;
  google_authorizations: GoogleAuthorizationsTable;
  source_versions: SourceVersionsTable;
  source_version_rows: SourceVersionRowsTable;
  connections: ConnectionsTable;
  sources: SourcesTable;
  sync_runs: SyncRunsTable;
  sync_slots: SyncSlotsTable;
}

/** The open database, outside or inside a transaction. */
export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;
