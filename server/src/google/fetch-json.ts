import type { GoogleLimits } from './google-access.ts';
import { GoogleError, type Service } from './google-error.ts';
import { type NotFoundKind, parseError } from './parse-error.ts';

/** A complete request to Google. */
export interface HttpRequest {
  service: Service;
  notFound: NotFoundKind;
  url: URL;
  headers: Record<string, string>;
  /** If set, the request is a POST. */
  body?: string;
  /** Accepts a reply without a body. */
  isBodyOptional?: true;
}

const ERROR_MAX_BYTES = 64 * 1024;
/** Google compresses replies only if the user agent contains "gzip" in addition to `accept-encoding`. */
const USER_AGENT = 'Assembly (gzip)';

/** A request to the sign-in service, as the OAuth standard defines it. */
export function formRequest(url: string, fields: Record<string, string>): HttpRequest {
  return {
    service: 'sign-in',
    notFound: 'not_found',
    url: new URL(url),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
}

/** Makes one attempt, limited in time and size. */
export async function fetchJson(
  request: HttpRequest,
  limits: GoogleLimits,
  signal?: AbortSignal,
): Promise<unknown> {
  const limit = AbortSignal.timeout(limits.callMs);
  const until = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    const response = await send(request, until);
    const text = await readText(response, limits.answerMaxBytes);
    if (text === undefined) throw new GoogleError('too_large', request.service);
    return text === '' && request.isBodyOptional ? undefined : parseJson(text, request.service);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof GoogleError) throw error;
    throw new GoogleError(limit.aborted ? 'too_slow' : 'unreachable', request.service);
  }
}

/** Resolves when the headers have arrived; throws for any status that is not accepted. */
export async function send(request: HttpRequest, until: AbortSignal, accepts: number[] = [200]) {
  const response = await fetch(request.url, {
    headers: { 'user-agent': USER_AGENT, ...request.headers },
    ...(request.body !== undefined && { method: 'POST', body: request.body }),
    // A redirect would send our credentials to another host.
    redirect: 'manual',
    signal: until,
  });
  if (accepts.includes(response.status)) return response;
  throw parseError(request, response, (await readText(response, ERROR_MAX_BYTES)) ?? '');
}

/** Drops the connection and returns undefined as soon as the body is too large. */
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
    // Broken JSON was probably cut off and is worth a retry; a web page is not.
    throw new GoogleError('not_understood', service, {
      isTemporary: text.trimStart().startsWith('{'),
    });
  }
}
