import { ApiError } from '@assembly/contract/api-error';
import { SECOND_MS } from '@assembly/contract/limits';
import { readProblem } from '../../../api/call.ts';
import { fetchContent } from '../../../api/content.ts';
import { pause } from '../../../browser/timing.ts';

/** Pictures are read in one piece; this is for small entries anywhere in the file. */
export const CHUNK_BYTES = 16_384;
/** Enough for many a whole file. */
const START_BYTES = 65_536;
/** The server allows a member a few downloads at a time; a viewer must not use them all. */
const MAX_REQUESTS = 2;
const MAX_RETRIES = 3;
const RETRY_SECONDS = 1;

type Bytes = Uint8Array<ArrayBuffer>;

export interface FileStart {
  /** The first bytes, or the whole file when the server sends no ranges, such as of a Google document. */
  bytes: Bytes;
  fileBytes: number;
}

/** Reads the beginning of a file, which says how long it is. */
export async function readStart(address: string, signal: AbortSignal): Promise<FileStart> {
  const { bytes, total } = await readRange(address, 0, START_BYTES, signal);
  return { bytes, fileBytes: total ?? bytes.length };
}

/** Reads ranges of a file, at most two at a time. The newest is requested first: it is for the page in view. */
export function createRangeReader(address: string, fileBytes: number, signal: AbortSignal) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (begin: number, end: number): Promise<Bytes> => {
    if (running === MAX_REQUESTS) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      const { bytes, total } = await readRange(address, begin, end, signal);
      if (total !== fileBytes || bytes.length !== end - begin) {
        throw new TypeError('The reply is incomplete, or the file has changed.');
      }
      return bytes;
    } finally {
      const next = waiting.pop();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Waits when the server is busy or the connection is lost. */
async function readRange(address: string, begin: number, end: number, signal: AbortSignal) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await requestRange(address, begin, end, signal);
    } catch (error) {
      const isBusy = error instanceof ApiError && (error.status === 429 || error.code === 'busy');
      const isTemporary = isBusy || error instanceof TypeError;
      if (!isTemporary || attempt > MAX_RETRIES) throw error;
      await pause(((isBusy && error.retryAfterSeconds) || RETRY_SECONDS) * SECOND_MS);
    }
  }
}

async function requestRange(address: string, begin: number, end: number, signal: AbortSignal) {
  const headers = { range: `bytes=${begin}-${end - 1}` };
  const response = await fetchContent(address, { headers, signal });
  // An empty file has no ranges.
  if (response.status === 416) return { bytes: new Uint8Array(), total: 0 };
  if (!response.ok) throw await readProblem(response);
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { bytes, total: total === undefined ? undefined : Number(total) };
}
