import { readProblem } from '../api/call.ts';
import { contentAddress, fetchContent } from '../api/content.ts';
import { CHUNK_BYTES, type FileStore, type StoredFile } from '../offline/files/file-store.ts';
import { appendChunk, writeStoredFile } from '../offline/files/stored-files.ts';

interface ReceiveOptions {
  signal: AbortSignal;
  /** Called whenever some bytes have arrived. */
  onBytes: () => void;
}

/** Loads and stores what is missing of a file. After a failure, the next call continues at the last whole chunk. */
export async function receiveFile(store: FileStore, file: StoredFile, options: ReceiveOptions) {
  let received = file;
  if (file.storedBytes === 0 || file.storedBytes !== file.fileSize) {
    const { response, begin, fileSize } = await requestRest(file, options.signal);
    received = await storeBody(store, { ...file, storedBytes: begin, fileSize }, response, options);
  }
  options.signal.throwIfAborted();
  await writeStoredFile(store, { ...received, fileSize: received.storedBytes, isComplete: true });
}

interface Rest {
  response: Response;
  /** Where the reply begins: at 0 if the file has changed meanwhile or the server sends no ranges. */
  begin: number;
  fileSize: number | null;
}

async function requestRest(file: StoredFile, signal: AbortSignal): Promise<Rest> {
  const { id, storedBytes } = file;
  const headers = { range: `bytes=${storedBytes}-` };
  const response = await fetchContent(contentAddress(id), { headers, signal });
  if (response.status === 200) {
    const fileSize = Number(response.headers.get('content-length')) || null;
    return { response, begin: 0, fileSize };
  }
  if (response.status === 206) {
    const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '');
    const [begin, fileSize] = [Number(range?.[1]), Number(range?.[2])];
    const isUnchanged = storedBytes === 0 || fileSize === file.fileSize;
    if (begin === storedBytes && isUnchanged) return { response, begin, fileSize };
  } else if (response.status !== 416 || storedBytes === 0) {
    throw await readProblem(response);
  }
  await response.body?.cancel();
  if (storedBytes === 0) throw new TypeError('The reply is not what was requested.');
  return await requestRest({ ...file, storedBytes: 0 }, signal);
}

async function storeBody(
  store: FileStore,
  start: StoredFile,
  response: Response,
  { signal, onBytes }: ReceiveOptions,
): Promise<StoredFile> {
  let file = start;
  const chunk = new Uint8Array(CHUNK_BYTES);
  let filled = 0;
  const reader = response.body?.getReader();
  signal.addEventListener('abort', () => void reader?.cancel().catch(() => {}));
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    signal.throwIfAborted();
    if (done || !value) break;
    for (let begin = 0; begin < value.length; ) {
      const bytes = value.subarray(begin, begin + CHUNK_BYTES - filled);
      chunk.set(bytes, filled);
      begin += bytes.length;
      filled += bytes.length;
      if (filled < CHUNK_BYTES) continue;
      file = await appendChunk(store, file, chunk);
      signal.throwIfAborted();
      filled = 0;
    }
    onBytes();
  }
  const bytes = file.storedBytes + filled;
  // A connection that is cut off looks like the end of the reply in some browsers.
  if (bytes !== (file.fileSize ?? bytes)) throw new TypeError('The reply is incomplete.');
  return filled > 0 ? appendChunk(store, file, chunk.slice(0, filled)) : file;
}
