import { parentPort, workerData } from 'node:worker_threads';
import type { RecordingTags } from '@assembly/contract/sermons/sermon';
import { type IAudioMetadata, parseBlob } from 'music-metadata';
import { NO_TAGS } from '../../store/content/recording-tags.ts';
import type { FileEnds } from './read-ends.ts';
import { toTags } from './to-tags.ts';

export interface ParseOrder {
  ends: FileEnds;
  mimeType: string;
}

parentPort?.postMessage(await parse(workerData));

/** What was found before an error counts: the end of a broken file does not matter. */
async function parse({ ends, mimeType }: ParseOrder): Promise<RecordingTags> {
  let found: IAudioMetadata | undefined;
  const observer = ({ metadata }: { metadata: IAudioMetadata }) => {
    found = metadata;
  };
  const options = { skipCovers: true, includeChapters: true, observer };
  await parseBlob(asBlob(ends, mimeType), options).catch(() => undefined);
  return found ? toTags(found) : NO_TAGS;
}

/** As much of a Blob as the library uses. */
function asBlob(ends: FileEnds, type: string): Blob {
  const slice = (start: number, end: number) => ({
    arrayBuffer: async () => bytesOf(ends, start, end),
  });
  return { size: ends.size, type, slice } as unknown as Blob;
}

/** Throws if the range starts in bytes that were not read. If it only ends there it is cut off, as in a large picture. */
function bytesOf({ chunks }: FileEnds, start: number, end: number): ArrayBuffer {
  const pieces: Uint8Array[] = [];
  let at = start;
  for (const chunk of chunks) {
    const chunkEnd = chunk.start + chunk.bytes.length;
    if (at < chunk.start || at >= chunkEnd || at >= end) continue;
    pieces.push(chunk.bytes.subarray(at - chunk.start, end - chunk.start));
    at = Math.min(end, chunkEnd);
  }
  if (pieces.length === 0) throw new Error('These bytes were not read.');
  return Uint8Array.from(Buffer.concat(pieces)).buffer;
}
