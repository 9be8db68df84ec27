import { readProblem } from './client.ts';
import { contentAddress } from './content-address.ts';

/** Asks for a file. Throws a `Problem` when the server cannot hand it out. */
export async function openContent(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok) throw await readProblem(response);
  return response;
}

/**
 * Why a picture, a recording or a PDF did not come: the browser only says that it did not. Undefined
 * when it does come, and the browser can make nothing of it.
 */
export async function whyNotOpened(id: string): Promise<unknown> {
  const enough = new AbortController();
  try {
    await openContent(contentAddress(id), {
      headers: { range: 'bytes=0-0' },
      signal: enough.signal,
    });
    return undefined;
  } catch (error) {
    return error;
  } finally {
    enough.abort();
  }
}
