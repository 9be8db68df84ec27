import { ApiError } from '@assembly/contract/api-error';
import { SECOND_MS } from '@assembly/contract/limits';
import { isOffline } from '../connection.ts';
import { readStoredFile } from './stored-files.ts';

const SERVER_WAIT_MS = 3 * SECOND_MS;

/** Loads a document from the server; its copy on this device if the server cannot be reached or does not reply soon. */
export async function preferServer<T>(
  id: string,
  load: () => Promise<T>,
  openCopy: (copy: Blob) => T | Promise<T>,
): Promise<T> {
  if (isOffline()) {
    const copy = await readStoredFile(id);
    if (copy) return await openCopy(copy);
  }
  const loading = load();
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), SERVER_WAIT_MS));
  const failed = loading.then(() => false, isUnreachable);
  const needsCopy = await Promise.race([failed, late]);
  const copy = needsCopy ? await readStoredFile(id) : undefined;
  return copy ? await openCopy(copy) : await loading;
}

/** Otherwise the server has replied, and its reply counts: the file is gone, or may not be read any more. */
const isUnreachable = (error: unknown) =>
  error instanceof ApiError ? error.status >= 500 : error instanceof TypeError;
