import type { Kysely, Transaction } from 'kysely';

// The same on both databases: booleans are 1 and 0, times are epoch milliseconds, JSON is text.
type Flag = 0 | 1;

export interface UsersTable {
  id: string;
  name: string;
  /** The sort key of the name: its folded words. */
  nameKey: string;
  email: string;
  /** The normalized address; unique. */
  emailKey: string;
  /** The argon2id hash, or an imported one until the first sign-in. Never leaves the server. */
  password: string;
  deviceToken: string;
  deviceType: string;
  isAdmin: Flag;
  isActive: Flag;
  createdAt: number;
}

export interface SessionsTable {
  /** SHA-256 of the token in the cookie. */
  id: string;
  userId: string;
  userAgent: string;
  createdAt: number;
  seenAt: number;
  expiresAt: number;
}

/** Private links for calendar and podcast apps. */
export interface FeedsTable {
  /** SHA-256 of the token in the link. */
  id: string;
  userId: string;
  createdAt: number;
  lastReadAt: number | null;
}

export interface PasswordResetsTable {
  /** SHA-256 of the token in the link. */
  id: string;
  userId: string;
  /** The administrator who handed it out; null if it was emailed or made by a command. */
  issuedBy: string | null;
  createdAt: number;
  expiresAt: number;
}

export interface AttemptsTable {
  id: string;
  kind: string;
  account: string;
  network: string;
  at: number;
  /** 0 while the attempt is in progress, so that it is not yet known whether it counts. */
  isSettled: Flag;
}

/** Events that are reported together, in one email from time to time. */
export interface EmailBundlesTable {
  kind: string;
  /** How many events the next email reports. */
  waiting: number;
  /** When the last email was sent; 0 if the next one need not wait. */
  sentAt: number;
}

/** The sync compares this hash instead of every column. */
interface Hashed {
  contentHash: string;
}

export interface CalendarsTable extends Hashed {
  id: string;
  name: string;
  /** `#rrggbb`, or ''. */
  color: string;
  /** In the order of the settings. */
  position: number;
}

export interface EventsTable extends Hashed {
  id: string;
  date: string;
  updated: string;
  summary: string;
  status: string;
  description: string;
  dateEnd: string;
  startsAt: number | null;
  endsAt: number | null;
  /** Null when members never see it. */
  shownUntil: number | null;
  /** Folded words, each preceded by a space. */
  search: string;
  /** For calendar programs: the version of the source that brought this time and status, so that it only grows. */
  sequence: number;
  /** '' if it is not known. */
  calendarId: string;
  location: string;
  /** An http or https address, or ''. */
  callUrl: string;
  /** JSON: a list of titles, addresses and Google's file ids. */
  attachments: string;
  repeats: Flag;
}

export interface TasksTable extends Hashed {
  id: string;
  title: string;
  notes: string;
  /** JSON: a list of subtasks. */
  subtask: string;
  position: number;
}

/** The top-level folders, each with everything in it. */
export interface DriveTable extends Hashed {
  id: string;
  title: string;
  thumbnailLink: string;
  webContentLink: string;
  originalFilename: string;
  fileSize: string;
  createdDate: string;
  iconLink: string;
  mimeType: string;
  embedLink: string;
  /** JSON: the tree of subfolders. */
  subFolder: string;
  /** JSON: the list of files in any of them. */
  files: string;
}

/** The same folders and files, one per row, so that the database can page through a folder. */
export interface DriveItemsTable extends Hashed {
  id: string;
  /** Empty at the top level. */
  parentId: string;
  position: number;
  isFolder: Flag;
  /** The item itself, or the target of a shortcut. */
  targetId: string;
  title: string;
  mimeType: string;
  fileName: string;
  fileSize: number | null;
  createdDate: string;
  /** Folded words, each preceded by a space. */
  search: string;
}

/** When announcements and documents came or changed. */
export interface ItemChangesTable {
  /** `announcements` or `documents`. */
  kind: string;
  id: string;
  /** Of what members see. */
  contentHash: string;
  /** 0 if it was not news. */
  changedAt: number;
  /** When a sync no longer found it. */
  goneAt: number | null;
}

/** The time up to which a member has seen all announcements or documents. */
export interface SeenTable {
  userId: string;
  kind: string;
  seenAt: number;
}

/** What a member has seen that is newer than that. */
export interface SeenItemsTable {
  userId: string;
  kind: string;
  itemId: string;
  /** If the item has changed since, it is new again. */
  changedAt: number;
}

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

/** The search index for people: the folded words of name and address. */
export interface UserWordsTable {
  word: string;
  userId: string;
}

/** Snapshots: earlier versions of a source that can be restored. */
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

/** The snapshot's rows that its successor changed or removed. */
export type Before<Table> = { versionId: string } & Table;

/** Google accounts that were connected successfully. */
export interface ConnectionsTable {
  /** A hash of the refresh token. */
  id: string;
  account: string;
  since: number;
}

export interface AuditLogTable {
  id: string;
  at: number;
  actorId: string;
  actor: string;
  action: string;
  subjectId: string;
  subject: string;
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

export interface SetupCodesTable {
  /** SHA-256 of the code in the setup link. */
  id: string;
  createdAt: number;
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

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  feeds: FeedsTable;
  password_resets: PasswordResetsTable;
  attempts: AttemptsTable;
  email_bundles: EmailBundlesTable;
  user_words: UserWordsTable;
  audit_log: AuditLogTable;
  settings: SettingsTable;
  logo: LogoTable;
  setup_codes: SetupCodesTable;
  google_authorizations: GoogleAuthorizationsTable;
  source_versions: SourceVersionsTable;
  source_version_rows: SourceVersionRowsTable;
  connections: ConnectionsTable;
  calendars: CalendarsTable;
  events: EventsTable;
  tasks: TasksTable;
  drive: DriveTable;
  drive_items: DriveItemsTable;
  calendars_before: Before<CalendarsTable>;
  events_before: Before<EventsTable>;
  tasks_before: Before<TasksTable>;
  drive_before: Before<DriveTable>;
  drive_items_before: Before<DriveItemsTable>;
  item_changes: ItemChangesTable;
  seen: SeenTable;
  seen_items: SeenItemsTable;
  sources: SourcesTable;
  sync_runs: SyncRunsTable;
  sync_slots: SyncSlotsTable;
}

/** The open database, outside or inside a transaction. */
export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;
