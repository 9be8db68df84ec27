import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const OWNER_ONLY = 0o600;
/** Of the name of a file that is being written. */
export const PARTIAL = '.part';

/** Writes a file that appears under its name only when it is complete and on the disk, and never overwrites another. */
export async function writeDurably(
  file: string,
  chunks: AsyncIterable<string | Uint8Array>,
  through: Transform = new PassThrough(),
): Promise<void> {
  const partial = file + PARTIAL;
  const out = createWriteStream(partial, { flags: 'wx', mode: OWNER_ONLY, flush: true });
  try {
    await pipeline(chunks, through, out);
    if (existsSync(file)) {
      throw Object.assign(new Error(`${file} exists.`), { code: 'EEXIST', syscall: 'rename' });
    }
    await rename(partial, file);
    await syncFolder(dirname(file));
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    // Another program is writing that one.
    if (code !== 'EEXIST' || syscall !== 'open') await rm(partial, { force: true });
    throw error;
  }
}

/** Without this, the file could be gone under its new name after a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some network file systems, and Windows, cannot do it.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EINVAL', 'ENOTSUP', 'EPERM', 'EISDIR'].includes(code)) throw error;
  } finally {
    await handle.close();
  }
}
