import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder = '';

/**
 * From here on, what this process and those it starts write to the temporary folder goes to one of their own, which
 * goes with this process: a test run makes thousands of databases, and leaves nothing behind.
 */
export function useTempFolder(): string {
  if (folder) return folder;
  folder = mkdtempSync(join(tmpdir(), 'assembly-run-'));
  // PostgreSQL, which root runs as somebody else, finds its files in here.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  process.on('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    } catch (error) {
      // The run is none the worse for it.
      console.error(`The temporary folder could not be removed: ${error}`);
    }
  });
  return folder;
}
