import { SECOND_MS } from '@assembly/contract/limits';
import { pause } from '../../../../browser/timing.ts';
import { CHUNK_BYTES } from './read-file.ts';

/** Larger files are not collected: old phones have little memory. */
const MAX_BYTES = 20_000_000;
/** Small, so that a page that is needed meanwhile does not wait long. */
const PIECE_BYTES = 16 * CHUNK_BYTES;
const BUSY_WAIT_MS = SECOND_MS / 2;

interface CollectorOptions {
  fileBytes: number;
  /** The beginning of the file. */
  start: Uint8Array;
  read: (begin: number, end: number) => Promise<Uint8Array>;
  /** Whether pages are being loaded, which come first. */
  isBusy: () => boolean;
  signal: AbortSignal;
}

export type Collector = NonNullable<ReturnType<typeof createCollector>>;

/**
 * Collects what is loaded of a file, in order to store it once it is whole. pdf.js could load all of it too, but by one
 * request, for which every page that is opened meanwhile would have to wait. Null for a large file, and if the person
 * has asked the browser to save data.
 */
export function createCollector({ fileBytes, start, read, isBusy, signal }: CollectorOptions) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (fileBytes > MAX_BYTES || connection?.saveData) return null;
  const file = new Uint8Array(fileBytes);
  const hasChunk = new Uint8Array(Math.ceil(fileBytes / CHUNK_BYTES));

  function add(begin: number, bytes: Uint8Array) {
    file.set(bytes, begin);
    const end = begin + bytes.length;
    // The last chunk of the file is shorter.
    const endChunk = end === fileBytes ? hasChunk.length : Math.floor(end / CHUNK_BYTES);
    hasChunk.fill(1, Math.ceil(begin / CHUNK_BYTES), endChunk);
  }
  add(0, start);

  return {
    add,

    /** Undefined if a byte of it is missing. */
    find(begin: number, end: number): Uint8Array | undefined {
      const [first, last] = [Math.floor(begin / CHUNK_BYTES), Math.ceil(end / CHUNK_BYTES)];
      return hasChunk.subarray(first, last).includes(0) ? undefined : file.slice(begin, end);
    },

    /** Loads what is missing, and resolves with the whole file. */
    async complete(): Promise<Uint8Array<ArrayBuffer>> {
      for (;;) {
        const missing = hasChunk.indexOf(0);
        if (missing < 0) return file;
        while (isBusy()) await pause(BUSY_WAIT_MS);
        signal.throwIfAborted();
        const begin = missing * CHUNK_BYTES;
        const next = hasChunk.indexOf(1, missing);
        const limit = next < 0 ? fileBytes : next * CHUNK_BYTES;
        const end = Math.min(begin + PIECE_BYTES, limit);
        add(begin, await read(begin, end));
      }
    },
  };
}
