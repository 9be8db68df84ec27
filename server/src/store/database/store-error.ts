/** The database cannot be used at all; its message tells the person who runs the app what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

interface DatabaseFault {
  code?: unknown;
  errcode?: unknown;
  message?: unknown;
}

const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_FOREIGNKEY = 787;
const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
// SQLITE_BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN: the low byte of the extended code.
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);

const PG_UNIQUE_VIOLATION = '23505';
const PG_FOREIGN_KEY_VIOLATION = '23503';
const PG_NOT_IN_ENCODING = '22021';
// 08 connection, 53 insufficient resources, 55P03 lock not available, 57 operator intervention, 58 system error.
const PG_UNAVAILABLE = /^(08|53|55P03|57|58)/;
const CONNECTION_FAULT = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/;
const POOL_FAULT =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error/;

export function isUniqueViolation(error: unknown): boolean {
  const fault = error as DatabaseFault;
  return (
    fault?.code === PG_UNIQUE_VIOLATION ||
    fault?.errcode === SQLITE_CONSTRAINT_UNIQUE ||
    fault?.errcode === SQLITE_CONSTRAINT_PRIMARYKEY
  );
}

/** What the row belongs to is gone, perhaps since a moment ago. */
export function isForeignKeyViolation(error: unknown): boolean {
  const fault = error as DatabaseFault;
  return (
    fault?.code === PG_FOREIGN_KEY_VIOLATION || fault?.errcode === SQLITE_CONSTRAINT_FOREIGNKEY
  );
}

/** Another process holds SQLite's lock. */
export function isLocked(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_BUSY;
}

/** This user may read SQLite's file, but not write it. */
export function isReadOnly(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_READONLY;
}

function sqliteCode(error: unknown): number | undefined {
  const { errcode } = error as DatabaseFault;
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}

/** PostgreSQL takes no NUL in a text; SQLite does. Whoever sends one sends it on purpose. */
export function isInvalidText(error: unknown): boolean {
  return (error as DatabaseFault)?.code === PG_NOT_IN_ENCODING;
}

/** The database is there in principle but does not take this now: full disk, lock, lost connection. */
export function isUnavailable(error: unknown): boolean {
  const fault = error as DatabaseFault;
  if (typeof fault?.errcode === 'number') return SQLITE_UNAVAILABLE.has(fault.errcode & 0xff);
  const code = typeof fault?.code === 'string' ? fault.code : '';
  return (
    PG_UNAVAILABLE.test(code) ||
    CONNECTION_FAULT.test(code) ||
    POOL_FAULT.test(String(fault?.message))
  );
}
