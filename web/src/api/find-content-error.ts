import { contentAddress, failureAddress } from './content-address.ts';
import { openContent } from './open-content.ts';

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
