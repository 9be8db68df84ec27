import { type Document, savedName } from '@assembly/contract/document';
import { downloadAddress } from '../../api/content-address.ts';
import { openContent, whyNotOpened } from '../../api/open-content.ts';
import { saveBlob, saveUrl } from '../../browser/save-file.ts';

/** What is larger is not gathered in the browser's memory first: old phones have little. */
const GATHERED_MOST_BYTES = 200_000_000;

export interface Progress {
  bytes: number;
  /** Null when nobody knows. */
  total: number | null;
}

interface SaveOptions {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Saves a file under its name, once all of it is here. A very large one is handed to the browser. */
export async function downloadFile(
  document: Document,
  options: SaveOptions,
): Promise<'saved' | 'handed over'> {
  const name = savedName(document.fileName);
  if ((document.fileSize ?? 0) <= GATHERED_MOST_BYTES) {
    saveBlob(await gather(document, options), name);
    return 'saved';
  }
  // The browser itself would fail in silence.
  const fault = await whyNotOpened(document.id);
  if (fault !== undefined) throw fault;
  options.signal.throwIfAborted();
  saveUrl(downloadAddress(document.id), name);
  return 'handed over';
}

async function gather(
  { id, fileSize }: Document,
  { signal, onProgress }: SaveOptions,
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
