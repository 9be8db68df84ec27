import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteStatement } from 'kysely';
import { StoreError } from './store-error.ts';

const BUSY_WAIT_MS = 5000;
const STATEMENTS_KEPT = 500;

/** Kysely's own dialect over Node's own SQLite. */
export function sqliteDialect(url: string): SqliteDialect {
  return new TransactionalSqliteDialect({ database: openFile(url) });
}

export function sqliteFile(url: string): string {
  return resolve(url.slice('file:'.length));
}

function openFile(url: string) {
  const file = sqliteFile(url);
  try {
    // Others on this machine have no business in it.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const db = new DatabaseSync(file, { timeout: BUSY_WAIT_MS });
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    return asKyselyExpects(db);
  } catch (error) {
    throw new StoreError(sentenceFor(error, url), { cause: error });
  }
}

function asKyselyExpects(db: DatabaseSync) {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => db.close(),
    prepare(sql: string): SqliteStatement {
      const known = kept.get(sql);
      if (known) return known;
      // A transaction that reads first and writes later would fail when another process wrote between.
      const statement = wrap(db.prepare(sql === 'begin' ? 'begin immediate' : sql));
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

/** SQLite takes schema changes back with their transaction; without this Kysely would not use one. */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
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
  return `The database file ${file} cannot be opened for writing. Check that the folder exists and that this user may write in it.`;
}
