import { readProblem } from './call.ts';
import { contentAddress, failureAddress } from './content-address.ts';

/** Requests a file. Throws an `ApiError` when the server refuses. */
export async function openContent(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok) throw await readProblem(response);
  return response;
}

/** Why a file cannot be opened; undefined when it can. */
export const findContentError = (id: string) => tryContent(contentAddress(id));

/**
 * Why a picture, a recording or a PDF did not load, which the browser itself does not say. The server knows it from the
 * failed request. Undefined when it does load but the browser cannot show it.
 */
export const findLastContentError = (id: string) => tryContent(failureAddress(id));

async function tryContent(address: string): Promise<unknown> {
  const stop = new AbortController();
  try {
    await openContent(address, { headers: { range: 'bytes=0-0' }, signal: stop.signal });
    return undefined;
  } catch (error) {
    return error;
  } finally {
    stop.abort();
  }
}
