import { GoogleError, type Service } from './google-error.ts';
import type { GoogleLimits } from './limits.ts';
import { type NotFoundKind, parseError } from './parse-error.ts';

/** One request to Google, ready to be sent. */
export interface Call {
  service: Service;
  notFound: NotFoundKind;
  url: URL;
  headers: Record<string, string>;
  /** With one it is a POST. */
  body?: string;
}

const REFUSAL_MAX_BYTES = 64 * 1024;
/** Google packs its answers only for those who say so in their name too, not in `accept-encoding` alone. */
const USER_AGENT = 'Assembly (gzip)';

/** One call, once, within the limits of time and size. */
export async function fetchJson(
  call: Call,
  limits: GoogleLimits,
  signal?: AbortSignal,
): Promise<unknown> {
  const limit = AbortSignal.timeout(limits.callMs);
  const until = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    const response = await send(call, until);
    const text = await readText(response, limits.answerMaxBytes);
    if (text === undefined) throw new GoogleError('too_large', call.service);
    return parseJson(text, call.service);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof GoogleError) throw error;
    throw new GoogleError(limit.aborted ? 'too_slow' : 'unreachable', call.service);
  }
}

/** Returns when the headers of a success are here, its body unread; a refusal is thrown. */
export async function send(call: Call, until: AbortSignal, accepts: number[] = [200]) {
  const response = await fetch(call.url, {
    headers: { 'user-agent': USER_AGENT, ...call.headers },
    ...(call.body !== undefined && { method: 'POST', body: call.body }),
    // Elsewhere may be anybody, and our credentials go along.
    redirect: 'manual',
    signal: until,
  });
  if (accepts.includes(response.status)) return response;
  throw parseError(call, response, (await readText(response, REFUSAL_MAX_BYTES)) ?? '');
}

/** Counted while it comes; undefined, with the connection dropped, as soon as it is too much. */
async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size).toString('utf8');
}

function parseJson(text: string, service: Service): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What began as JSON and cannot be read was most likely cut off on its way; a web page was meant.
    throw new GoogleError('not_understood', service, {
      isTemporary: text.trimStart().startsWith('{'),
    });
  }
}
