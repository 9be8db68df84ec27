import { readProblem } from '../../../api/call.ts';
import { fetchContent } from '../../../api/content.ts';
import { retry } from './range-queue.ts';

/** Why a PDF cannot be shown, in a sentence; downloading it may still help. */
export class PdfError extends Error {
  override name = 'PdfError';
}

const PDF_ERRORS = {
  empty: 'This file is empty.',
  tooLarge: 'This PDF is too large to be shown here. Download it instead.',
  changed: 'The file has changed. Please close it and open it again.',
};

/** Pictures are read in one piece; this is for small entries anywhere in the file. */
export const CHUNK_BYTES = 16_384;
/** Enough for many a whole file. */
const START_BYTES = 65_536;
/** pdf.js reserves memory for the whole file. */
const MAX_FILE_BYTES = 300_000_000;

export interface FileStart {
  /** The first bytes, or the whole file when the server sends no ranges, such as of a Google document. */
  bytes: Uint8Array<ArrayBuffer>;
  fileBytes: number;
}

/** Reads the beginning of a file, which says how long it is. */
export async function readStart(address: string, signal: AbortSignal): Promise<FileStart> {
  const start = await retry(async () => {
    const response = await requestRange(address, 0, START_BYTES, signal);
    if (response.status === 416) return { bytes: new Uint8Array(), fileBytes: 0 };
    const fileBytes = totalOf(response) ?? Number(response.headers.get('content-length') ?? 0);
    if (fileBytes > MAX_FILE_BYTES) throw new PdfError(PDF_ERRORS.tooLarge);
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { bytes, fileBytes: totalOf(response) ?? bytes.length };
  });
  if (start.fileBytes === 0) throw new PdfError(PDF_ERRORS.empty);
  return start;
}

export async function readRange(
  address: string,
  { begin, end, fileBytes }: { begin: number; end: number; fileBytes: number },
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await requestRange(address, begin, end, signal);
  if (response.status !== 206 || totalOf(response) !== fileBytes) {
    throw new PdfError(PDF_ERRORS.changed);
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  // A connection that is cut off looks like the end of the reply in some browsers.
  if (bytes.length !== end - begin) throw new TypeError('The reply is incomplete.');
  return bytes;
}

async function requestRange(address: string, begin: number, end: number, signal: AbortSignal) {
  const headers = { range: `bytes=${begin}-${end - 1}` };
  const response = await fetchContent(address, { headers, signal });
  if (!response.ok && response.status !== 416) throw await readProblem(response);
  return response;
}

/** The length of the whole file, from the header of a partial reply. */
function totalOf(response: Response): number | undefined {
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  return response.status === 206 && total !== undefined ? Number(total) : undefined;
}
