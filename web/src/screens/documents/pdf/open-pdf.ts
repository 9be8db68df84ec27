import './polyfills.ts';
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
import { t } from '../../../browser/locale/messages.ts';
import { basePath } from '../../../browser/page-config.ts';
import type { FileInfo } from '../../../offline/files/file-store.ts';
import { preferServer } from '../../../offline/files/prefer-server.ts';
import {
  findStoredFile,
  loadStoredFiles,
  storeOpened,
} from '../../../offline/files/stored-files.ts';
import PdfWorker from './pdf-worker.ts?worker';
import { CHUNK_BYTES, createRangeReader, type FileStart, readStart } from './read-ranges.ts';

/** Larger files are not stored: old phones have little memory. */
const MAX_STORED_BYTES = 20_000_000;
/** Small, so that a page that is needed meanwhile does not wait long. */
const PIECE_BYTES = 16 * CHUNK_BYTES;
/** Errors only: what is odd about a file is of no use in the console. */
const VERBOSITY = 0;

/** Why a PDF cannot be shown, in a sentence; downloading it may still help. */
export class PdfError extends Error {
  override name = 'PdfError';
}

export const damaged = () => new PdfError(t.pdf.damaged);

export interface OpenedPdf {
  document: PDFDocumentProxy;
  /** Loads the rest and stores the file on this device. Call it once the first page is shown. */
  store: () => void;
}

interface OpenOptions {
  /** Closes the document. */
  signal: AbortSignal;
  /** Some bytes could not be loaded. Pages that need them stay empty. */
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
  signal.throwIfAborted();
  const read = createRangeReader(address, fileBytes, signal);
  const isWhole = bytes.length === fileBytes;

  function createTransport() {
    const transport = new PDFDataRangeTransport(fileBytes, bytes.slice());
    transport.requestDataRange = (begin, end) => {
      const deliver = (range: Uint8Array) => transport.onDataRange(begin, range);
      read(begin, end).then(deliver, (error) => signal.aborted || onFailure(error));
    };
    return transport;
  }

  const webWorker = new PdfWorker();
  webWorker.addEventListener('error', () => onFailure(new TypeError('The worker failed.')));
  const task = getDocument({
    // pdf.js takes the bytes away.
    ...(isWhole ? { data: bytes.slice() } : { range: createTransport() }),
    ...assetAddresses(),
    worker: PDFWorker.create({ port: webWorker as never, verbosity: VERBOSITY }),
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
  signal.addEventListener('abort', () => void task.destroy().finally(() => webWorker.terminate()));

  async function store() {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (isCopy || fileBytes > MAX_STORED_BYTES || connection?.saveData) return;
    await loadStoredFiles();
    // A range-loaded file of the same size is assumed to be unchanged.
    if (!isWhole && findStoredFile(info.id)?.fileSize === fileBytes) return;
    const pieces = [bytes];
    for (let begin = bytes.length; begin < fileBytes; begin += PIECE_BYTES) {
      pieces.push(await read(begin, Math.min(begin + PIECE_BYTES, fileBytes)));
    }
    await storeOpened(info, new Blob(pieces));
  }

  const document = await task.promise.catch((error) => {
    if (error instanceof PasswordException) throw new PdfError(t.pdf.protected);
    throw error instanceof InvalidPDFException ? damaged() : error;
  });
  if (document.numPages === 0) throw damaged();
  // What fails is stored when the document is opened the next time.
  return { document, store: () => void store().catch(() => {}) };
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
