import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { CommandError } from './command.ts';

/** Checks that the file can be read before anything else starts. */
export async function openFile(file: string): Promise<() => NodeJS.ReadableStream> {
  try {
    const handle = await open(file);
    const isFile = (await handle.stat()).isFile();
    await handle.close();
    if (!isFile) throw new CommandError(`${file} is not a file.`);
  } catch (error) {
    throw readError(error, file);
  }
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

function readError(error: unknown, file: string): unknown {
  const { code } = error as { code?: string };
  if (code === 'ENOENT') return new CommandError(`There is no file ${file}.`);
  if (code === 'EISDIR') return new CommandError(`${file} is not a file.`);
  if (code === 'EACCES') return new CommandError(`This user may not read ${file}.`);
  if (code === 'ERR_STRING_TOO_LONG' || code === 'ERR_FS_FILE_TOO_LARGE')
    return new CommandError(`${file} is too large to read.`);
  return error;
}
