import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { BACKUP_TABLES } from '../store/copies/table-rows.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { freshDatabaseUrl } from '../testing/databases/each-database.ts';
import { hashesOf } from '../testing/databases/read-all-tables.ts';
import { fillDatabase } from '../testing/fixtures/sample-content.ts';
import { assembly } from '../testing/processes/run-command.ts';

const SIZES = { people: 5000, events: 20_000, files: 20_000 };
/** Room for all items of the drive, from which an export builds its tree. */
const LITTLE_MEMORY = ['--max-old-space-size=160'];

async function hashesAt(url: string) {
  const db = await openDatabase(url);
  const hashes = await hashesOf(db, BACKUP_TABLES);
  await db.destroy();
  return hashes;
}

test(
  'a large database is backed up, restored, moved and exported in little memory',
  async () => {
    const url = await freshDatabaseUrl('SQLite');
    const db = await openDatabase(url);
    await fillDatabase(db, SIZES);
    await db.destroy();
    const file = join(mkdtempSync(join(tmpdir(), 'assembly-')), 'a.backup');
    const restoredUrl = await freshDatabaseUrl('PostgreSQL');
    const movedUrl = await freshDatabaseUrl('SQLite');
    const steps: [string[], string][] = [
      [['backup', file], url],
      [['restore', file], restoredUrl],
      [['move', restoredUrl, movedUrl], url],
      [['export', `${file}.json`], movedUrl],
    ];
    for (const [args, databaseUrl] of steps) {
      const result = await assembly(args, { DATABASE_URL: databaseUrl }, LITTLE_MEMORY);
      expect(result).toMatchObject({ code: 0, err: '' });
    }
    expect(await hashesAt(movedUrl)).toEqual(await hashesAt(url));
  },
  5 * MINUTE_MS,
);
