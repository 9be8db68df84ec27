import { getDocumentContent } from '@assembly/contract/endpoints/content';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { basePath } from '../browser/page-config.ts';
import { markReachable, markUnreachable } from '../offline/connection.ts';
import { readProblem } from './call.ts';

/** The address of a file's bytes. */
export const contentAddress = (id: string) =>
  basePath + addressOf(getDocumentContent, { params: { fileId: id } });

/** The same, sent as an attachment. */
export const downloadAddress = (id: string) => `${contentAddress(id)}?download`;

/** Requests the bytes of a file, and notes whether the server could be reached. */
export async function fetchContent(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init);
    // A proxy in front of a stopped server replies too.
    if (response.status < 500) markReachable();
    return response;
  } catch (error) {
    if (!init.signal?.aborted) markUnreachable();
    throw error;
  }
}

/** Requests a file. Throws an `ApiError` if the server rejects the request. */
export async function openContent(address: string, init: RequestInit): Promise<Response> {
  const response = await fetchContent(address, init);
  if (!response.ok) throw await readProblem(response);
  return response;
}

/** Throws what the server says about a file that it does not send. */
export async function checkContent(id: string): Promise<void> {
  const error = await findContentError(id);
  if (error !== undefined) throw error;
}

/**
 * Why a file cannot be opened; undefined if it can. For a picture, a recording or a PDF, the browser itself does not say
 * why it did not load.
 */
export async function findContentError(id: string): Promise<unknown> {
  const stop = new AbortController();
  try {
    await openContent(contentAddress(id), { headers: { range: 'bytes=0-0' }, signal: stop.signal });
    return undefined;
  } catch (error) {
    return error;
  } finally {
    stop.abort();
  }
}
