import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import { isLocked, StoreError } from './store-error.ts';
import { takeTurns } from './turns.ts';

const LOCKED_WAIT_MS = 5000;
const LOCKED_RETRY_MS = 10;
const STATEMENTS_KEPT = 500;
const CACHE_KB = 8 * 1024;
const PAGE_BYTES = 16 * 1024;
/** Four megabytes, as SQLite itself would have it: what is copied at once holds up whoever writes. */
const PAGES_BEFORE_CHECKPOINT = 256;

/** Kysely's own dialect over Node's own SQLite. */
export function sqliteDialect(url: string): SqliteDialect {
  return new PatientSqliteDialect(openFile(url));
}

/** Where the file is that a `file:` address names. */
export function sqliteFile(url: string): string {
  return resolve(url.slice('file:'.length));
}

function openFile(url: string) {
  const file = sqliteFile(url);
  try {
    // Others on this machine have no business in it.
    makeFolder(dirname(file));
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    const db = new DatabaseSync(file, { timeout: LOCKED_WAIT_MS });
    // Of a new file; another keeps its own. A sync writes long rows, which in pages of SQLite's own four take longer.
    db.exec(`PRAGMA page_size = ${PAGE_BYTES};`);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    db.exec(`PRAGMA wal_autocheckpoint = ${PAGES_BEFORE_CHECKPOINT};`);
    // What a sync rewrites does not fit SQLite's own two: it would write every page out and read it again.
    db.exec(`PRAGMA cache_size = -${CACHE_KB};`);
    // From here on we wait ourselves: SQLite's own waiting would hold up every reader in the process.
    db.exec('PRAGMA busy_timeout = 0;');
    return asKyselyExpects(db);
  } catch (error) {
    throw new StoreError(sentenceFor(error, url), { cause: error });
  }
}

/** Step by step: where the system makes no folders, as in /proc, Node's own recursive way never comes to an end. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(path)) throw error;
  }
}

interface OpenFile extends SqliteDatabase {
  isInTransaction(): boolean;
}

function asKyselyExpects(db: DatabaseSync): OpenFile {
  const kept = new Map<string, SqliteStatement>();
  return {
    isInTransaction: () => db.isTransaction,
    close: () => db.close(),
    prepare(sql: string): SqliteStatement {
      const known = kept.get(sql);
      if (known) return known;
      const statement = wrap(db.prepare(sql));
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      kept.set(sql, statement);
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

class PatientSqliteDialect extends SqliteDialect {
  readonly #file: OpenFile;

  constructor(file: OpenFile) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver() {
    return new PatientSqliteDriver(this.#file);
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * Where another process or thread holds the lock, tries again until it may. Whoever waits so lets the others pass:
 * while a sync writes, somebody who signs in holds up no reader.
 */
class PatientSqliteDriver extends SqliteDriver {
  readonly #turns = takeTurns();
  readonly #file: OpenFile;
  #isInTransaction = false;

  constructor(file: OpenFile) {
    super({ database: file });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    const connection = await super.acquireConnection();
    return {
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      executeQuery: (query) => this.#untilUnlocked(() => connection.executeQuery(query)),
    };
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.pass();
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    // One that reads first and writes later would fail when another process wrote between; one that only reads
    // waits for no writer.
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
    // When the disk is full SQLite has gone back by itself; asked again it would complain of that instead.
    if (this.#file.isInTransaction()) await super.rollbackTransaction(connection);
  }

  async #untilUnlocked<Result>(attempt: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + LOCKED_WAIT_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!isLocked(error) || performance.now() > deadline) throw error;
        // In the middle of a transaction nobody else may use the connection. Asked while it is our turn: later the
        // transaction may be somebody else's.
        const letsPass = !this.#isInTransaction;
        if (letsPass) this.#turns.pass();
        await wait(LOCKED_RETRY_MS);
        if (letsPass) await this.#turns.take();
      }
    }
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  /** SQLite takes schema changes back with their transaction; without this Kysely would not use one. */
  override get supportsTransactionalDdl() {
    return true;
  }

  /** There is one, and our driver sees to it that it is used by one at a time. */
  override get supportsMultipleConnections() {
    return true;
  }
}

function sentenceFor(error: unknown, url: string): string {
  const text = error instanceof Error ? error.message : String(error);
  const file = url.slice('file:'.length);
  if (/not a database/.test(text)) {
    return `The database file ${file} is not an Assembly database. Point DATABASE_URL at another file.`;
  }
  if (/malformed/.test(text)) {
    return `The database file ${file} is damaged. Restore a backup of it.`;
  }
  return cannotWrite(url);
}

export function cannotWrite(url: string): string {
  return `The database file ${url.slice('file:'.length)} cannot be opened for writing. Check that the folder exists and that this user may write in it.`;
}
