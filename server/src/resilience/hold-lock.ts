import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { sqliteFile } from '../store/database/sqlite.ts';

type LetGo = () => Promise<void>;

/** Writes to the database from another connection, and does not finish. Returns what lets go of it. */
export async function holdLock(databaseUrl: string): Promise<LetGo> {
  const letGo = await (databaseUrl.startsWith('file:') ? holdFile : holdTables)(databaseUrl);
  onTestFinished(letGo);
  return letGo;
}

async function holdFile(databaseUrl: string): Promise<LetGo> {
  const other = new DatabaseSync(sqliteFile(databaseUrl));
  other.exec('begin immediate');
  return async () => {
    if (other.isOpen) other.close();
  };
}

/** As a backup of another make does: whoever reads may, whoever writes may not. */
async function holdTables(databaseUrl: string): Promise<LetGo> {
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query('begin; lock table users, sessions, attempts in exclusive mode');
  let isHeld = true;
  return async () => {
    if (isHeld) await other.end();
    isHeld = false;
  };
}
