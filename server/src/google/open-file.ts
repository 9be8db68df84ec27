import type { Ask, Client } from './client.ts';
import { type Call, send } from './fetch-json.ts';
import { GoogleError } from './google-error.ts';

/** A file on its way: nothing of it is held. */
export interface OpenedFile {
  status: 200 | 206 | 416;
  type: string;
  /** Undefined where Google does not say beforehand. */
  length: number | undefined;
  /** The `content-range` of a part, or of a part that is not there. */
  range: string | undefined;
  /** To return from it drops the connection to Google. */
  body: AsyncGenerator<Uint8Array>;
}

export interface OpenOptions {
  range?: string | undefined;
  /** Aborting it drops the connection to Google. */
  signal: AbortSignal;
}

const UNKNOWN_TYPE = 'application/octet-stream';

/** The bytes of a file as they lie in the drive. */
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
  address: Pick<Ask, 'path' | 'id' | 'query'>,
  { range, signal }: OpenOptions,
): Promise<OpenedFile> {
  const ask: Ask = {
    ...address,
    service: 'Drive',
    notFound: 'file_not_found',
    // Packed bytes would have another length than the one Google names. With a range, fetch asks for that itself.
    headers: range === undefined ? { 'accept-encoding': 'identity' } : { range },
    by: 'key and token',
  };
  return await client.get(ask, (call) => openOnce(call, client, signal), signal);
}

async function openOnce(call: Call, { limits }: Client, signal: AbortSignal) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), limits.callMs);
  try {
    const accepts = [200, 206, 416];
    const response = await send(call, AbortSignal.any([signal, late.signal]), accepts);
    return await opened(response, limits.idleMs, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof GoogleError) throw error;
    throw new GoogleError(late.signal.aborted ? 'too_slow' : 'unreachable', 'Drive');
  } finally {
    // From here on it may take as long as it moves.
    clearTimeout(timer);
  }
}

async function opened(response: Response, idleMs: number, signal: AbortSignal) {
  const { status, headers, body } = response;
  const isMissingPart = status === 416;
  // What Google says about it is for us, not for the reader.
  if (isMissingPart) await body?.cancel();
  const file: OpenedFile = {
    status: isMissingPart ? 416 : status === 206 ? 206 : 200,
    type: isMissingPart ? UNKNOWN_TYPE : (headers.get('content-type') ?? UNKNOWN_TYPE),
    length: isMissingPart ? 0 : lengthIn(headers),
    range: headers.get('content-range') ?? undefined,
    body: body === null || isMissingPart ? nothing() : watched(body, idleMs, signal),
  };
  return file;
}

function lengthIn(headers: Headers): number | undefined {
  const length = headers.get('content-length') ?? '';
  return /^\d+$/.test(length) && !headers.has('content-encoding') ? Number(length) : undefined;
}

/** The same bytes, no sooner than they are asked for; a wait for Google may not last for ever. */
async function* watched(
  body: ReadableStream<Uint8Array>,
  idleMs: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const drop = () => reader.cancel().catch(() => undefined);
  const wait = { isOn: false, wasInVain: false };
  const timer = setTimeout(() => {
    if (!wait.isOn) return;
    wait.wasInVain = true;
    void drop();
  }, idleMs);
  const next = async () => {
    wait.isOn = true;
    timer.refresh();
    const { value } = await reader.read();
    if (wait.wasInVain) throw new GoogleError('too_slow', 'Drive');
    wait.isOn = false;
    return value;
  };
  try {
    for (let chunk = await next(); chunk; chunk = await next()) yield chunk;
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof GoogleError ? error : new GoogleError('unreachable', 'Drive');
  } finally {
    clearTimeout(timer);
    // A reader that leaves must not leave the connection open behind it.
    void drop();
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
