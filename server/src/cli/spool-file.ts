import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { OWNER_ONLY, writeError } from './files.ts';

export interface SpoolFile extends AsyncDisposable {
  write: (chunks: AsyncIterable<string>) => Promise<void>;
  read: () => Readable;
}

/**
 * A temporary file without a name, for output to a program that may read slowly or not at all. Written straight to that
 * program, an export would keep its read transaction open, and the database could not clean up behind it.
 */
export async function openSpoolFile(): Promise<SpoolFile> {
  const file = await openUnnamed().catch(fail);
  return {
    write: (chunks) => file.writeFile(chunks).catch(fail),
    read: () => file.createReadStream({ start: 0 }),
    [Symbol.asyncDispose]: () => file.close(),
  };
}

async function openUnnamed(): Promise<FileHandle> {
  const path = join(tmpdir(), `assembly-${randomUUID()}`);
  const file = await open(path, 'wx+', OWNER_ONLY);
  // Nothing is left behind when the process is killed.
  await rm(path);
  return file;
}

function fail(error: unknown): never {
  throw writeError(error, `A temporary file in ${tmpdir()}`);
}
