import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder = '';

/**
 * Gives this process and its children a temporary folder of their own and removes it at the end: a test run makes
 * thousands of databases.
 */
export function useTempFolder(): string {
  if (folder) return folder;
  folder = mkdtempSync(join(tmpdir(), 'assembly-run-'));
  // As root, PostgreSQL runs as another user and must be able to read its files in here.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  process.on('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    } catch (error) {
      console.error(`The temporary folder could not be removed: ${error}`);
    }
  });
  return folder;
}
