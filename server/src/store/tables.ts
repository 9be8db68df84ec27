import type { Kysely, Transaction } from 'kysely';

// Yes and no are 1 and 0, times are epoch milliseconds, JSON is text: the same on both databases.
type Flag = 0 | 1;

export interface UsersTable {
  id: string;
  name: string;
  email: string;
  /** The address as it is compared; unique. */
  emailKey: string;
  /** The argon2id hash. It never leaves the server. */
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

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  attempts: AttemptsTable;
}

/** The open database, outside or inside a transaction. */
export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;
