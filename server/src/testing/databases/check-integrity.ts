import { DatabaseSync } from 'node:sqlite';
import { sqliteFile } from '../../store/database/sqlite.ts';

/** Throws when SQLite finds its file damaged. PostgreSQL checks itself when it starts. */
export async function checkIntegrity(databaseUrl: string): Promise<void> {
  if (!databaseUrl.startsWith('file:')) return;
  const db = new DatabaseSync(sqliteFile(databaseUrl), { timeout: 5000 });
  try {
    const rows = db.prepare('PRAGMA integrity_check').all();
    const result = rows.map((row) => Object.values(row)).join();
    if (result !== 'ok') throw new Error(`The database is damaged: ${result}`);
  } finally {
    db.close();
  }
}
