import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { sqliteFile } from '../store/database/sqlite.ts';

type Unlock = () => Promise<void>;

const PEOPLE_TABLES = ['users', 'sessions', 'attempts'];

/** Starts a write on another connection and leaves it open until it is unlocked. SQLite is locked as a whole. */
export async function holdLock(databaseUrl: string, tables = PEOPLE_TABLES): Promise<Unlock> {
  const unlock = await (databaseUrl.startsWith('file:')
    ? lockFile(databaseUrl)
    : lockTables(databaseUrl, tables));
  onTestFinished(unlock);
  return unlock;
}

async function lockFile(databaseUrl: string): Promise<Unlock> {
  const other = new DatabaseSync(sqliteFile(databaseUrl));
  other.exec('begin immediate');
  return async () => {
    if (other.isOpen) other.close();
  };
}

/** Allows others to read but not to write, as some backup programs do. */
async function lockTables(databaseUrl: string, tables: string[]): Promise<Unlock> {
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query(`begin; lock table ${tables.join(', ')} in exclusive mode`);
  let isHeld = true;
  return async () => {
    if (isHeld) await other.end();
    isHeld = false;
  };
}
