import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { sqliteFile } from '../store/sqlite.ts';

/** Writes to the file from another connection, and does not finish. Returns what lets go of it. */
export function holdLock(databaseUrl: string): () => void {
  const other = new DatabaseSync(sqliteFile(databaseUrl));
  other.exec('begin immediate');
  const letGo = () => {
    if (other.isOpen) other.close();
  };
  onTestFinished(letGo);
  return letGo;
}
