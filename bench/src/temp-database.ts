import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The URL of an SQLite file that does not exist yet, in a temporary folder of its own. */
export function tempDatabaseUrl(): string {
  return `file:${join(mkdtempSync(join(tmpdir(), 'assembly-bench-')), 'a.db')}`;
}
