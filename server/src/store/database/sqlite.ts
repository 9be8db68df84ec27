import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import pLimit from 'p-limit';
import { isLocked, LOCKED_MESSAGE, StoreError } from './store-error.ts';

/** Earlier ones can lose a committed transaction when two connections write and checkpoint at the same moment. */
const FIRST_SAFE_SQLITE = '3.51.3';
const LOCK_TIMEOUT_MS = 5000;
const LOCKED_RETRY_MS = 10;
/** Queries run one after the other for at most this long before requests that need no database are handled. */
const TURN_MS = 5;
const MAX_CACHED_STATEMENTS = 500;
const CACHE_KB = 8 * 1024;
const PAGE_BYTES = 16 * 1024;
/** Four megabytes, SQLite's default: a checkpoint blocks writers while it copies. */
const CHECKPOINT_PAGES = 256;

/** Kysely's SQLite dialect over node:sqlite. */
export function sqliteDialect(url: string): Dialect {
  const file = openFile(url);
  return {
    createDriver: () => new RetryingSqliteDriver(file),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

export function sqliteFile(url: string): string {
  return resolve(url.slice('file:'.length));
}

/** SQLite itself would create it readable by everyone. Fails if the file cannot be written. */
export function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

function openFile(url: string) {
  const file = sqliteFile(url);
  try {
    // Readable by this user only.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    createPrivateFile(file);
    const db = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
    requireSafeSqlite(db);
    // Applies to a new file only. A sync writes long rows, which take longer in SQLite's default pages of 4 kB.
    db.exec(`PRAGMA page_size = ${PAGE_BYTES};`);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};`);
    // The pages of a sync do not fit into the default of 2 MB and would be evicted and read again.
    db.exec(`PRAGMA cache_size = -${CACHE_KB};`);
    // From here on the driver retries: SQLite's own busy timeout would block the whole process.
    db.exec('PRAGMA busy_timeout = 0;');
    return toKyselyDatabase(db);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(openErrorMessage(error, url), { cause: error });
  }
}

function requireSafeSqlite(db: DatabaseSync): void {
  const version = String(db.prepare('select sqlite_version() as version').get()?.version);
  if (FIRST_SAFE_SQLITE.localeCompare(version, 'en', { numeric: true }) <= 0) return;
  db.close();
  throw new StoreError(
    `Assembly does not start with SQLite ${version}, which can lose data that was already saved: use a Node.js that includes SQLite ${FIRST_SAFE_SQLITE} or later.`,
  );
}

interface OpenFile extends SqliteDatabase {
  isInTransaction(): boolean;
}

function toKyselyDatabase(db: DatabaseSync): OpenFile {
  const cache = new Map<string, SqliteStatement>();
  return {
    isInTransaction: () => db.isTransaction,
    close: () => db.close(),
    prepare(sql: string): SqliteStatement {
      const cached = cache.get(sql);
      if (cached) return cached;
      const statement = wrap(db.prepare(sql));
      if (cache.size >= MAX_CACHED_STATEMENTS) cache.clear();
      cache.set(sql, statement);
      return statement;
    },
  };
}

function wrap(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...(values as SQLInputValue[])),
    run: (values) => statement.run(...(values as SQLInputValue[])),
    iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
  };
}

/**
 * Runs one query or transaction at a time on the single connection. While another process holds the lock, a waiting
 * query releases the connection and retries, so that it does not block readers.
 */
class RetryingSqliteDriver extends SqliteDriver {
  readonly #oneAtATime = pLimit(1);
  readonly #file: OpenFile;
  #release = () => {};
  #isInTransaction = false;
  #turnedAt = 0;

  constructor(file: OpenFile) {
    super({ database: file });
    this.#file = file;
  }

  #acquire(): Promise<void> {
    return new Promise((acquired) => {
      void this.#oneAtATime(
        () =>
          new Promise<void>((release) => {
            this.#release = release;
            acquired();
          }),
      );
    });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#acquire();
    const connection = await super.acquireConnection();
    return {
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      executeQuery: (query) => this.#untilUnlocked(() => connection.executeQuery(query)),
    };
  }

  override async releaseConnection(): Promise<void> {
    this.#release();
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    // A deferred transaction fails if it writes after another process wrote; one that only reads need not wait.
    const begin = settings?.accessMode === 'read only' ? 'begin deferred' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
    this.#isInTransaction = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#isInTransaction = false;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#isInTransaction = false;
    // When the disk is full SQLite rolls back by itself, and a second rollback would fail.
    if (this.#file.isInTransaction()) await super.rollbackTransaction(connection);
  }

  async #untilUnlocked<Result>(attempt: () => Promise<Result>): Promise<Result> {
    // Queries block the thread, and waiting ones would follow each other without a turn of the event loop.
    if (performance.now() - this.#turnedAt > TURN_MS) {
      await nextTurn();
      this.#turnedAt = performance.now();
    }
    const deadline = performance.now() + LOCK_TIMEOUT_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!isLocked(error) || performance.now() > deadline) throw error;
        // Not inside a transaction. Read the flag now: another query may set it during the wait.
        const isShareable = !this.#isInTransaction;
        if (isShareable) this.#release();
        await wait(LOCKED_RETRY_MS);
        if (isShareable) await this.#acquire();
      }
    }
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  /** SQLite rolls schema changes back; without this Kysely would not use a transaction for them. */
  override get supportsTransactionalDdl() {
    return true;
  }

  /** There is one connection, but the driver shares it safely. */
  override get supportsMultipleConnections() {
    return true;
  }
}

function openErrorMessage(error: unknown, url: string): string {
  if (isLocked(error)) return LOCKED_MESSAGE;
  const text = error instanceof Error ? error.message : String(error);
  const file = url.slice('file:'.length);
  if (/not a database/.test(text)) {
    return `The database file ${file} is not an Assembly database. Point DATABASE_URL at another file.`;
  }
  if (/malformed/.test(text)) {
    return `The database file ${file} is damaged. Restore a backup of it.`;
  }
  return `The database file ${file} cannot be opened for writing. Check that the folder exists and that this user may write in it.`;
}
