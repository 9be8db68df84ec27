import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import { isPostgres } from '../store/database/postgres.ts';
import type { Database } from '../store/database/tables.ts';
import { onEachDatabase, readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { fillDatabase } from '../testing/fixtures/sample-content.ts';

const MAIN = join(import.meta.dirname, '../cli/main.ts');
const SIZES = { people: 3, events: 3, files: 3 };
/** More than a pipe and the reader's buffers hold. */
const DESCRIPTION = 'x'.repeat(1_000_000);
const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Starts an export whose reader accepts nothing, and resolves once the first bytes are waiting for it. */
async function startStalledExport(databaseUrl: string) {
  const child = spawn(process.execPath, [MAIN, 'export'], {
    cwd: mkdtempSync(join(tmpdir(), 'assembly-cli-')),
    env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'readable');
  return child;
}

/** Whether a writer can clean up: SQLite empties its log, PostgreSQL's vacuum can remove old rows. */
async function canCleanUp(db: Database): Promise<boolean> {
  if (!isPostgres(db)) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows[0]?.busy === 0;
  }
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null`.execute(
    db,
  );
  return rows.length === 0;
}

onEachDatabase('an export', (kind) => {
  test('whose reader accepts nothing does not hold a read transaction open', async () => {
    const databaseUrl = await readyDatabaseUrl(kind);
    const db = await openDatabase(databaseUrl);
    onTestFinished(() => db.destroy());
    await fillDatabase(db, SIZES);
    await db.updateTable('events').set({ description: DESCRIPTION }).execute();
    const child = await startStalledExport(databaseUrl);
    await db.updateTable('events').set({ summary: 'written meanwhile' }).execute();
    expect(await canCleanUp(db)).toBe(true);
    expect(child.exitCode).toBeNull();

    // It still gets everything, as it was before the write.
    const text = (await child.stdout.setEncoding('utf8').toArray()).join('');
    expect(Object.keys(JSON.parse(text).Events)).toHaveLength(SIZES.events);
    expect(text).not.toContain('written meanwhile');
  });
});
