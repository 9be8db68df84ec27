import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { sqliteFile } from '../store/database/sqlite.ts';

type Unlock = () => Promise<void>;

/** Starts a write on another connection and leaves it open until it is unlocked. */
export async function holdLock(databaseUrl: string): Promise<Unlock> {
  const unlock = await (databaseUrl.startsWith('file:') ? lockFile : lockTables)(databaseUrl);
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
async function lockTables(databaseUrl: string): Promise<Unlock> {
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query('begin; lock table users, sessions, attempts in exclusive mode');
  let isHeld = true;
  return async () => {
    if (isHeld) await other.end();
    isHeld = false;
  };
}
