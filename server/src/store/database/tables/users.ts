// The same on both databases: booleans are 1 and 0, times are epoch milliseconds, JSON is text.
export type Flag = 0 | 1;

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
  /** SHA-256 of the token that confirms the address; null if it was confirmed, or if nothing is known about it. */
  confirmationHash: string | null;
  /** The last sign-in or visit, to within the interval in which sessions are extended. */
  lastSeenAt: number | null;
  /** The tag of the language that they chose in their account. */
  language: string | null;
  /** The language tags of the browser that they last signed in with, separated by commas; null before that. */
  browserLanguages: string | null;
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

/** The search index for users: the folded words of name and address. */
export interface UserWordsTable {
  word: string;
  userId: string;
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

export interface SetupCodesTable {
  /** SHA-256 of the code in the setup link. */
  id: string;
  createdAt: number;
}

export interface UserTables {
  users: UsersTable;
  sessions: SessionsTable;
  feeds: FeedsTable;
  password_resets: PasswordResetsTable;
  attempts: AttemptsTable;
  email_bundles: EmailBundlesTable;
  user_words: UserWordsTable;
  audit_log: AuditLogTable;
  setup_codes: SetupCodesTable;
  seen: SeenTable;
  seen_items: SeenItemsTable;
}
