import './polyfills.ts';
import {
  getDocument,
  InvalidPDFException,
  PasswordException,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  PDFWorker,
  version,
} from 'pdfjs-dist';
import { basePath } from '../../../../browser/page-config.ts';
import { PDF_ERRORS, PdfError } from './pdf-error.ts';
import PdfWorker from './pdf-worker.ts?worker';
import { createRangeQueue } from './range-queue.ts';
import { CHUNK_BYTES, readRange, readStart } from './read-file.ts';

/** Errors only: what is odd about a file is of no use in the console. */
const VERBOSITY = 0;

export interface OpenedPdf {
  document: PDFDocumentProxy;
  /** Requests again what has failed. */
  resume: () => void;
  close: () => void;
}

interface OpenOptions {
  signal: AbortSignal;
  /** Some bytes could not be loaded. Pages wait until `resume` is called. */
  onFailure: (error: unknown) => void;
}

/** Opens a PDF and loads only what is needed of it. */
export async function openPdf(address: string, options: OpenOptions): Promise<OpenedPdf> {
  const { signal, onFailure } = options;
  const { bytes, fileBytes } = await readStart(address, signal);
  let failOpening: ((error: unknown) => void) | null = null;
  const queue = createRangeQueue({
    read: (begin, end, closing) => readRange(address, { begin, end, fileBytes }, closing),
    onFailure: (error) => (failOpening ?? onFailure)(error),
  });
  const isWhole = bytes.length === fileBytes;
  const webWorker = new PdfWorker();
  const worker = PDFWorker.create({ port: webWorker as never, verbosity: VERBOSITY });
  const task = getDocument({
    ...(isWhole ? { data: bytes } : { range: createTransport(queue.add, fileBytes, bytes) }),
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
    if (document.numPages === 0) throw new PdfError(PDF_ERRORS.damaged);
    return { document, resume: queue.resume, close };
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

function toPdfError(error: unknown): unknown {
  if (error instanceof PasswordException) return new PdfError(PDF_ERRORS.protected);
  if (error instanceof InvalidPDFException) return new PdfError(PDF_ERRORS.damaged);
  return error;
}
