import type { Kysely, Transaction } from 'kysely';

// Yes and no are 1 and 0, times are epoch milliseconds, JSON is text: the same on both databases.
type Flag = 0 | 1;

export interface UsersTable {
  id: string;
  name: string;
  /** The name as it is sorted. */
  nameKey: string;
  email: string;
  /** The address as it is compared; unique. */
  emailKey: string;
  /** The argon2id hash, or an imported one until the first sign-in. It never leaves the server. */
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

export interface PasswordResetsTable {
  /** SHA-256 of the token in the link. */
  id: string;
  userId: string;
  createdAt: number;
  expiresAt: number;
}

export interface AttemptsTable {
  id: string;
  kind: string;
  account: string;
  network: string;
  at: number;
  /** 0 while it is not yet known whether it counts. */
  isSettled: Flag;
}

/** What the sync compares, instead of every column: the same hash is the same record. */
interface Hashed {
  contentHash: string;
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
  /** Its words as they are compared, each with a space before it. */
  search: string;
}

export interface TasksTable extends Hashed {
  id: string;
  title: string;
  notes: string;
  /** JSON: a list of subtasks. */
  subtask: string;
  position: number;
}

/** The top-level folders, each with all that lies below it. */
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

/** The same folders and files, one a row, so that a page of one folder can be found by the database. */
export interface DriveItemsTable extends Hashed {
  id: string;
  /** Empty at the top. */
  parentId: string;
  position: number;
  isFolder: Flag;
  /** What is opened: the item itself, or what it is a shortcut to. */
  targetId: string;
  title: string;
  mimeType: string;
  fileName: string;
  fileSize: number | null;
  createdDate: string;
  /** Its words as they are compared, each with a space before it. */
  search: string;
}

export interface SourcesTable {
  name: string;
  /** Grows with every change, so that whoever keeps something made from it knows when it is stale. */
  version: number;
  /** How many items members can see at all, whatever the time. */
  shown: number;
}

export interface SyncRunsTable {
  id: string;
  state: string;
  startedAt: number;
  finishedAt: number | null;
  startedBy: string;
  /** Each run has a higher one than all before it, wherever the clock stood. */
  number: number;
  /** The time of the schedule that it was made for, as ISO text; null when somebody asked for it. */
  slot: string | null;
  /** JSON: how it went for each source. */
  sources: string;
}

/** The times of the schedule that have had their run. They outlast the records of the runs. */
export interface SyncSlotsTable {
  /** As ISO text. */
  slot: string;
}

/** The beginnings by which people are found: the words of their name and address. */
export interface UserWordsTable {
  word: string;
  userId: string;
}

/** The earlier states of the sources that can be put back. */
export interface SourceVersionsTable {
  id: string;
  source: string;
  /** The version of the source that it was. */
  version: number;
  replacedAt: number;
  items: number;
}

/** The rows that an earlier state did not have and the one that replaced it has. */
export interface SourceVersionRowsTable {
  versionId: string;
  tableName: string;
  rowId: string;
}

/** The rows of an earlier state as they were, as far as the one that replaced it has them otherwise, or not at all. */
export type Before<Table> = { versionId: string } & Table;

/** The Google connections that have worked. */
export interface ConnectionsTable {
  /** A hash of the refresh token: the same token is the same connection. */
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

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  attempts: AttemptsTable;
  user_words: UserWordsTable;
  audit_log: AuditLogTable;
  source_versions: SourceVersionsTable;
  source_version_rows: SourceVersionRowsTable;
  connections: ConnectionsTable;
  events: EventsTable;
  tasks: TasksTable;
  drive: DriveTable;
  drive_items: DriveItemsTable;
  events_before: Before<EventsTable>;
  tasks_before: Before<TasksTable>;
  drive_before: Before<DriveTable>;
  drive_items_before: Before<DriveItemsTable>;
  sources: SourcesTable;
  sync_runs: SyncRunsTable;
  sync_slots: SyncSlotsTable;
}

/** The open database, outside or inside a transaction. */
export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;
