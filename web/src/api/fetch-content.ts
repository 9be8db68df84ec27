import { markReachable, markUnreachable } from '../offline/connection.ts';

/** Requests the bytes of a file, and notes whether the server could be reached. */
export async function fetchContent(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init);
    // From a proxy in front of a stopped server: a reply, but not one of ours.
    if (response.status < 500) markReachable();
    return response;
  } catch (error) {
    if (!init.signal?.aborted) markUnreachable();
    throw error;
  }
}
