import { DatabaseSync } from 'node:sqlite';
import { sqliteFile } from '../../store/database/sqlite.ts';

/** Throws unless SQLite finds its file whole. PostgreSQL is asked nothing: it checks itself when it starts. */
export async function checkIntegrity(databaseUrl: string): Promise<void> {
  if (!databaseUrl.startsWith('file:')) return;
  const db = new DatabaseSync(sqliteFile(databaseUrl), { timeout: 5000 });
  try {
    const rows = db.prepare('PRAGMA integrity_check').all();
    const said = rows.map((row) => Object.values(row)).join();
    if (said !== 'ok') throw new Error(`The database is damaged: ${said}`);
  } finally {
    db.close();
  }
}
