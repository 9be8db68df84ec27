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
import { contentAddress } from '../../../../api/content.ts';
import { basePath } from '../../../../browser/page-config.ts';
import { preferServer } from '../../../../offline/files/prefer-server.ts';
import type { FileInfo } from '../../../../offline/files/stored-file.ts';
import {
  findStoredFile,
  loadStoredFiles,
  storeOpened,
} from '../../../../offline/files/stored-files.ts';
import { type Collector, createCollector } from './collect-file.ts';
import { PDF_ERRORS, PdfError } from './pdf-error.ts';
import PdfWorker from './pdf-worker.ts?worker';
import { createRangeQueue } from './range-queue.ts';
import { CHUNK_BYTES, type FileStart, readRange, readStart } from './read-file.ts';

/** Errors only: what is odd about a file is of no use in the console. */
const VERBOSITY = 0;

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
  const collector = isCopy
    ? null
    : createCollector({
        fileBytes,
        start: bytes,
        read: (begin, end) => readRange(address, { begin, end, fileBytes }, signal),
        isBusy: queue.isBusy,
        signal,
      });
  const webWorker = new PdfWorker();
  const worker = PDFWorker.create({ port: webWorker as never, verbosity: VERBOSITY });
  const task = getDocument({
    ...(isWhole
      ? { data: bytes }
      : { range: createTransport(queue.add, fileBytes, bytes, collector) }),
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
    if (!collector) return;
    await loadStoredFiles();
    // Of a file that comes in ranges, one of the same size is the same.
    const isStored = findStoredFile(info.id)?.fileSize === fileBytes;
    if (!isStored || isWhole) await storeOpened(info, new Blob([await collector.complete()]));
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
    if (document.numPages === 0) throw new PdfError(PDF_ERRORS.damaged);
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
  collector: Collector | null,
) {
  const transport = new PDFDataRangeTransport(fileBytes, start);
  function deliver(begin: number, bytes: Uint8Array) {
    collector?.add(begin, bytes);
    transport.onDataRange(begin, bytes);
  }
  transport.requestDataRange = (begin, end) => {
    const bytes = collector?.find(begin, end);
    // Not at once: pdf.js expects no data while it is still requesting.
    if (bytes) queueMicrotask(() => transport.onDataRange(begin, bytes));
    else add({ begin, end, deliver: (loaded) => deliver(begin, loaded) });
  };
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
  if (error instanceof PasswordException) return new PdfError(PDF_ERRORS.protected);
  if (error instanceof InvalidPDFException) return new PdfError(PDF_ERRORS.damaged);
  return error;
}
