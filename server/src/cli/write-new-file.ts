import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError } from './command.ts';

/** Others on this machine have no business in it. */
const OWNER_ONLY = 0o600;

/** Writes a file that appears under its name only when it is whole, and never in place of another. */
export async function writeNewFile(
  file: string,
  chunks: AsyncIterable<string>,
  through: Transform = new PassThrough(),
): Promise<void> {
  requireAbsent(file);
  const part = `${file}.part`;
  requireAbsent(part);
  const out = createWriteStream(part, { flags: 'wx', mode: OWNER_ONLY, flush: true });
  try {
    await pipeline(chunks, through, out);
    requireAbsent(file);
    await rename(part, file);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') await rm(part, { force: true });
    throw sentenceFor(error, file);
  }
}

export function requireAbsent(file: string): void {
  if (existsSync(file)) {
    throw new CommandError(`${file} is there already, and was left as it is. Name another file.`);
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'its folder is not there',
  ENOTDIR: 'its folder is not there',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'this user may not write there',
  ENOSPC: 'there is no room on the disk',
  EDQUOT: 'there is no room on the disk',
  EEXIST: 'it is being written already',
};

function sentenceFor(error: unknown, file: string): unknown {
  const { code = '', syscall } = error as { code?: string; syscall?: string };
  const reason = syscall && REASONS[code];
  return reason ? new CommandError(`${file} cannot be written: ${reason}.`) : error;
}
