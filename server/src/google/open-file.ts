import type { ApiRequest, Client } from './client.ts';
import { type HttpRequest, send } from './fetch-json.ts';
import type { GoogleLimits } from './google-access.ts';
import { GoogleError } from './google-error.ts';

/** A file that is streamed, never held in memory. */
export interface OpenedFile {
  status: 200 | 206 | 416;
  type: string;
  /** Undefined if Google does not send it. */
  length: number | undefined;
  /** The `content-range` header of a 206 or 416. */
  range: string | undefined;
  /** Returning from it drops the connection to Google. */
  body: AsyncGenerator<Uint8Array>;
}

export interface OpenOptions {
  range?: string | undefined;
  /** Aborting it drops the connection to Google. */
  signal: AbortSignal;
}

/** A user is waiting for the response. */
const RETRIES = 1;
const UNKNOWN_TYPE = 'application/octet-stream';

export async function openFile(
  client: Client,
  id: string,
  options: OpenOptions,
): Promise<OpenedFile> {
  const address = { path: '/drive/v3/files/{id}', id, query: { alt: 'media' } };
  return await open(client, address, options);
}

/** One of Google's own documents, as a PDF. */
export async function exportPdf(
  client: Client,
  id: string,
  { signal }: Pick<OpenOptions, 'signal'>,
): Promise<OpenedFile> {
  const query = { mimeType: 'application/pdf' };
  return await open(client, { path: '/drive/v3/files/{id}/export', id, query }, { signal });
}

async function open(
  client: Client,
  address: Pick<ApiRequest, 'path' | 'id' | 'query'>,
  { range, signal }: OpenOptions,
): Promise<OpenedFile> {
  const request: ApiRequest = {
    ...address,
    service: 'Drive',
    notFound: 'file_not_found',
    // Compressed bytes would not match the content length. With a range, fetch itself asks for uncompressed bytes.
    headers: range === undefined ? { 'accept-encoding': 'identity' } : { range },
    auth: 'key and token',
  };
  return await client.get(
    request,
    (http) => openOnce(http, client.limits, signal),
    signal,
    RETRIES,
  );
}

async function openOnce(
  http: HttpRequest,
  { callMs, idleMs }: GoogleLimits,
  signal: AbortSignal,
): Promise<OpenedFile> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), callMs);
  try {
    const accepts = [200, 206, 416];
    const response = await send(http, AbortSignal.any([signal, timeout.signal]), accepts);
    return await toOpenedFile(response, idleMs, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof GoogleError) throw error;
    throw new GoogleError(timeout.signal.aborted ? 'too_slow' : 'unreachable', 'Drive');
  } finally {
    // From here on only idle time is limited.
    clearTimeout(timer);
  }
}

async function toOpenedFile(
  { status, headers, body }: Response,
  idleMs: number,
  signal: AbortSignal,
): Promise<OpenedFile> {
  const range = headers.get('content-range') ?? undefined;
  if (status === 416) {
    // Drop Google's error text.
    await body?.cancel();
    return { status, type: UNKNOWN_TYPE, length: 0, range, body: emptyBody() };
  }
  return {
    status: status === 206 ? 206 : 200,
    type: headers.get('content-type') ?? UNKNOWN_TYPE,
    length: contentLengthOf(headers),
    range,
    body: body ? streamBody(body, idleMs, signal) : emptyBody(),
  };
}

function contentLengthOf(headers: Headers): number | undefined {
  const length = headers.get('content-length') ?? '';
  return /^\d+$/.test(length) && !headers.has('content-encoding') ? Number(length) : undefined;
}

/** Reads only on demand, and limits how long it waits for Google. */
async function* streamBody(
  body: ReadableStream<Uint8Array>,
  idleMs: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const drop = () => reader.cancel().catch(() => undefined);
  let isTooSlow = false;
  try {
    while (true) {
      const timer = setTimeout(() => {
        isTooSlow = true;
        void drop();
      }, idleMs);
      const { value } = await reader.read().finally(() => clearTimeout(timer));
      if (isTooSlow) throw new GoogleError('too_slow', 'Drive');
      if (!value) return;
      yield value;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof GoogleError ? error : new GoogleError('unreachable', 'Drive');
  } finally {
    // The caller may have stopped early.
    void drop();
  }
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
