import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FIXED_CLOCK = pathToFileURL(join(import.meta.dirname, 'fixed-clock.ts')).href;

/** Lets a test set the time of the server that it starts with this environment. */
export function serverClock(folder: string) {
  const file = join(folder, 'now');
  return {
    environment: { NODE_OPTIONS: `--import=${FIXED_CLOCK}`, FIXED_CLOCK_FILE: file },
    /** Replaces the file at once: a server that reads an empty one would be in 1970, and end all sessions. */
    set(at: number) {
      writeFileSync(`${file}.new`, `${at}`);
      renameSync(`${file}.new`, file);
    },
  };
}
