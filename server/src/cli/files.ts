import { createReadStream, existsSync, type ReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Transform } from 'node:stream';
import { PARTIAL, writeDurably } from '../write-durably.ts';
import { CommandError } from './command.ts';

/** Checks the file before anything else starts. */
export async function openFile(file: string): Promise<() => ReadStream> {
  const stats = await stat(file).catch((error) => {
    throw readError(error, file);
  });
  if (!stats.isFile()) throw new CommandError(`${file} is not a file.`);
  return () => createReadStream(file);
}

export async function readJson(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw readError(error, file);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CommandError(`${file} is not valid JSON.`, { cause: error });
  }
}

function readError(error: unknown, file: string): CommandError {
  const { code } = error as { code?: string };
  if (code === 'ENOENT') return new CommandError(`There is no file ${file}.`);
  return new CommandError(`${file} cannot be read.`, { cause: error });
}

/** Writes a file that appears under its name only when it is complete, and never overwrites another. */
export async function writeNewFile(
  file: string,
  chunks: AsyncIterable<string>,
  through?: Transform,
): Promise<void> {
  requireAbsent(file);
  requireAbsent(file + PARTIAL);
  try {
    await writeDurably(file, chunks, through);
  } catch (error) {
    throw writeError(error, file);
  }
}

export function requireAbsent(file: string): void {
  if (existsSync(file)) {
    throw new CommandError(`${file} already exists and was not changed. Choose another name.`);
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'this user may not write there',
  ENOSPC: 'there is no space on the disk',
  EDQUOT: 'there is no space on the disk',
  EEXIST: 'another command is writing it',
};

export function writeError(error: unknown, file: string): unknown {
  const { code = '', syscall } = error as { code?: string; syscall?: string };
  const reason = syscall && REASONS[code];
  return reason ? new CommandError(`${file} cannot be written: ${reason}.`) : error;
}
