import './polyfills.ts';
import { SECOND_MS } from '@assembly/contract/limits';
import {
  getDocument,
  InvalidPDFException,
  PasswordException,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  PDFWorker,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { contentAddress } from '../../../api/content.ts';
import { basePath } from '../../../browser/page-config.ts';
import { pause } from '../../../browser/timing.ts';
import { preferServer } from '../../../offline/files/prefer-server.ts';
import type { FileInfo } from '../../../offline/files/stored-file.ts';
import {
  findStoredFile,
  loadStoredFiles,
  storeOpened,
} from '../../../offline/files/stored-files.ts';
import PdfWorker from './pdf-worker.ts?worker';
import { createRangeQueue } from './range-queue.ts';
import { CHUNK_BYTES, type FileStart, PdfError, readRange, readStart } from './read-file.ts';

/** Larger files are not stored: old phones have little memory. */
const MAX_STORED_BYTES = 20_000_000;
const PIECE_BYTES = 16 * CHUNK_BYTES;
const BUSY_WAIT_MS = SECOND_MS / 2;
/** Errors only: what is odd about a file is of no use in the console. */
const VERBOSITY = 0;

export const DAMAGED =
  'This PDF is damaged or incomplete and cannot be shown. Download it to try another app.';
const PROTECTED =
  'This PDF is protected by a password. Download it to open it in an app that asks for the password.';

export interface OpenedPdf {
  document: PDFDocumentProxy;
  /** Requests again what has failed. */
  resume: () => void;
  /** Loads the rest and stores the file on this device. Call it once the first page is shown. */
  store: () => void;
  close: () => void;
}

interface OpenOptions {
  signal: AbortSignal;
  /** Some bytes could not be loaded. Pages wait until `resume` is called. */
  onFailure: (error: unknown) => void;
}

/** Opens a PDF and loads only what is needed of it. Without a connection, opens its copy on this device. */
export async function openPdf(info: FileInfo, options: OpenOptions): Promise<OpenedPdf> {
  const { signal, onFailure } = options;
  const address = contentAddress(info.id);
  const { bytes, fileBytes, isCopy } = await preferServer<FileStart & { isCopy?: boolean }>(
    info.id,
    () => readStart(address, signal),
    async (copy) => ({ bytes: await bytesOf(copy), fileBytes: copy.size, isCopy: true }),
  );
  let failOpening: ((error: unknown) => void) | null = null;
  const queue = createRangeQueue({
    read: (begin, end, closing) => readRange(address, { begin, end, fileBytes }, closing),
    onFailure: (error) => (failOpening ?? onFailure)(error),
  });
  const isWhole = bytes.length === fileBytes;
  const webWorker = new PdfWorker();
  const worker = PDFWorker.create({ port: webWorker as never, verbosity: VERBOSITY });
  const task = getDocument({
    // pdf.js takes the bytes away.
    ...(isWhole
      ? { data: bytes.slice() }
      : { range: createTransport(queue.add, fileBytes, bytes.slice()) }),
    ...assetAddresses(),
    worker,
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    // The Content-Security-Policy does not allow WebAssembly; pdf.js has scripts that decode the same images.
    useWasm: false,
    isOffscreenCanvasSupported: 'OffscreenCanvas' in window,
    isImageDecoderSupported: 'ImageDecoder' in window,
    disableWorkerRendering: true,
    verbosity: VERBOSITY,
  });

  async function store() {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (isCopy || fileBytes > MAX_STORED_BYTES || connection?.saveData) return;
    await loadStoredFiles();
    // A range-loaded file of the same size is assumed to be unchanged.
    const isStored = findStoredFile(info.id)?.fileSize === fileBytes;
    if (!isStored || isWhole) await storeOpened(info, new Blob(await readAll()));
  }

  /** In small pieces, so that a page that is needed meanwhile does not wait long. */
  async function readAll() {
    const pieces = [bytes];
    for (let begin = bytes.length; begin < fileBytes; begin += PIECE_BYTES) {
      while (queue.isBusy()) await pause(BUSY_WAIT_MS);
      signal.throwIfAborted();
      const end = Math.min(begin + PIECE_BYTES, fileBytes);
      pieces.push(await readRange(address, { begin, end, fileBytes }, signal));
    }
    return pieces;
  }

  function close() {
    queue.close();
    void task.destroy().finally(() => {
      worker.destroy();
      webWorker.terminate();
    });
  }

  try {
    const failed = new Promise<never>((_resolve, reject) => {
      failOpening = reject;
      webWorker.addEventListener('error', () => reject(new TypeError('The worker failed.')));
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    const document = await Promise.race([task.promise, failed]);
    failOpening = null;
    if (document.numPages === 0) throw new PdfError(DAMAGED);
    // What fails is stored when the document is opened the next time.
    return { document, resume: queue.resume, store: () => void store().catch(() => {}), close };
  } catch (error) {
    close();
    throw toPdfError(error);
  }
}

function createTransport(
  add: ReturnType<typeof createRangeQueue>['add'],
  fileBytes: number,
  start: Uint8Array,
) {
  const transport = new PDFDataRangeTransport(fileBytes, start);
  transport.requestDataRange = (begin, end) =>
    add({ begin, end, deliver: (bytes) => transport.onDataRange(begin, bytes) });
  return transport;
}

/** Loaded only by documents that need them: character maps, fonts that are not embedded, image decoders. */
function assetAddresses() {
  const folder = `${location.origin}${basePath}/assets/pdfjs-${version}/`;
  return {
    cMapUrl: `${folder}cmaps/`,
    standardFontDataUrl: `${folder}standard_fonts/`,
    wasmUrl: `${folder}wasm/`,
  };
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

function toPdfError(error: unknown): unknown {
  if (error instanceof PasswordException) return new PdfError(PROTECTED);
  if (error instanceof InvalidPDFException) return new PdfError(DAMAGED);
  return error;
}
