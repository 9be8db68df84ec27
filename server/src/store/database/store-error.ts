/** The database cannot be used; the message tells the operator what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

export const LOCKED_MESSAGE =
  'Another program has locked the database. Wait until it has finished, then try again.';

interface DatabaseError {
  code?: unknown;
  errcode?: unknown;
  message?: unknown;
}

// SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY.
const SQLITE_UNIQUE_VIOLATIONS: unknown[] = [2067, 1555];
const SQLITE_CONSTRAINT_FOREIGNKEY = 787;
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
// SQLITE_BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN: the low byte of the extended code.
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);

const PG_UNIQUE_VIOLATION = '23505';
const PG_FOREIGN_KEY_VIOLATION = '23503';
const PG_NOT_IN_ENCODING = '22021';
const PG_LOCKED = '55P03';
// 08 connection, 53 insufficient resources, 55P03 lock not available, 57 operator intervention, 58 system error.
const PG_UNAVAILABLE = /^(08|53|55P03|57|58)/;
const CONNECTION_ERROR = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/;
const POOL_ERROR =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error/;

export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = toDatabaseError(error);
  return code === PG_UNIQUE_VIOLATION || SQLITE_UNIQUE_VIOLATIONS.includes(errcode);
}

/** The row that this one refers to does not exist, perhaps because it was just deleted. */
export function isForeignKeyViolation(error: unknown): boolean {
  const { code, errcode } = toDatabaseError(error);
  return code === PG_FOREIGN_KEY_VIOLATION || errcode === SQLITE_CONSTRAINT_FOREIGNKEY;
}

/** Another program holds SQLite's lock, or a lock of PostgreSQL for longer than we wait. */
export function isLocked(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_BUSY || toDatabaseError(error).code === PG_LOCKED;
}

/** There is no space on the disk of a SQLite database. */
export function isDiskFull(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_FULL;
}

/** PostgreSQL refuses NUL in text; SQLite accepts it. Only an attacker sends it. */
export function isInvalidText(error: unknown): boolean {
  return toDatabaseError(error).code === PG_NOT_IN_ENCODING;
}

/** The database exists but cannot do this now: full disk, lock, lost connection. */
export function isUnavailable(error: unknown): boolean {
  const extended = sqliteCode(error);
  if (extended !== undefined) return SQLITE_UNAVAILABLE.has(extended);
  const { code, message } = toDatabaseError(error);
  return (
    (typeof code === 'string' && (PG_UNAVAILABLE.test(code) || CONNECTION_ERROR.test(code))) ||
    POOL_ERROR.test(String(message))
  );
}

function toDatabaseError(error: unknown): DatabaseError {
  return error ?? {};
}

function sqliteCode(error: unknown): number | undefined {
  const { errcode } = toDatabaseError(error);
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}
