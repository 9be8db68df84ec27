import { type Document, safeFileName } from '@assembly/contract/document';
import { downloadAddress, findContentError, openContent } from '../../api/content.ts';
import { saveBlob, saveUrl } from '../../browser/save-file.ts';
import { isOffline } from '../../offline/connection.ts';

/** Larger files are not buffered in memory: old phones have little. */
const MAX_BUFFERED_BYTES = 200_000_000;

export interface Progress {
  bytes: number;
  /** Null when unknown. */
  total: number | null;
}

interface DownloadOptions {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Buffers a file and saves it under its name. A very large one is left to the browser. */
export async function downloadFile(
  document: Document,
  options: DownloadOptions,
): Promise<'saved' | 'handed over'> {
  const name = safeFileName(document.fileName);
  if (isOffline()) {
    const { readStoredFile } = await import('../../offline/files/stored-files.ts');
    const copy = await readStoredFile(document.id);
    if (copy) {
      saveBlob(copy, name);
      return 'saved';
    }
  }
  if ((document.fileSize ?? 0) <= MAX_BUFFERED_BYTES) {
    saveBlob(await readBlob(document, options), name);
    return 'saved';
  }
  // Check first: the browser's own download would fail silently.
  const error = await findContentError(document.id);
  if (error !== undefined) throw error;
  options.signal.throwIfAborted();
  saveUrl(downloadAddress(document.id), name);
  return 'handed over';
}

async function readBlob(
  { id, fileSize }: Document,
  { signal, onProgress }: DownloadOptions,
): Promise<Blob> {
  const response = await openContent(downloadAddress(id), { signal });
  const total = fileSize ?? (Number(response.headers.get('content-length')) || null);
  let bytes = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.length;
        onProgress({ bytes, total });
        controller.enqueue(chunk);
      },
    }),
  );
  return await new Response(counted ?? null).blob();
}
