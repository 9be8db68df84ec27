import type { Google } from '../../google/create-google.ts';
import { GoogleError } from '../../google/google-error.ts';
import type { OpenedFile } from '../../google/open-file.ts';

export const END_BYTES = 256 * 1024;
/** Enough for the first frames of an MP3, which its length is computed from. */
const AFTER_TAG_BYTES = 16 * 1024;
const ID3_HEADER_BYTES = 10;

/** What was read of a file. */
export interface FileEnds {
  size: number;
  /** In order, without overlaps. */
  chunks: { start: number; bytes: Uint8Array }[];
}

/** Reads the first and the last bytes, where the tags of all common formats are. */
export async function readEnds(
  google: Pick<Google, 'openFile'>,
  fileId: string,
  signal: AbortSignal,
): Promise<FileEnds> {
  const read = async (start: number, end: number) => {
    const range = `bytes=${start}-${end - 1}`;
    const file = await google.openFile(fileId, { range, signal });
    // A server that ignores ranges would send the whole file again.
    if (start > 0 && file.status === 200) throw new GoogleError('not_understood', 'Drive');
    return { file, chunk: { start, bytes: await readBytes(file, end - start) } };
  };
  const first = await read(0, END_BYTES);
  const { bytes } = first.chunk;
  const size = sizeOf(first.file) ?? bytes.length;
  const chunks = [first.chunk];
  const tailStart = Math.max(bytes.length, size - END_BYTES);
  // A large picture in the tag moves the first frames further back.
  const tagEnd = id3Length(bytes);
  if (tagEnd >= bytes.length && tagEnd < tailStart) {
    const end = Math.min(tagEnd + AFTER_TAG_BYTES, tailStart);
    chunks.push((await read(tagEnd, end)).chunk);
  }
  if (tailStart < size) chunks.push((await read(tailStart, size)).chunk);
  return { size, chunks };
}

/** Drops the connection as soon as it has enough. */
async function readBytes({ body }: OpenedFile, maxBytes: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(maxBytes);
  let length = 0;
  for await (const chunk of body) {
    const part = chunk.subarray(0, maxBytes - length);
    bytes.set(part, length);
    length += part.length;
    if (length === maxBytes) break;
  }
  return bytes.subarray(0, length);
}

function sizeOf({ range, length }: OpenedFile): number | undefined {
  const total = Number(/\/(\d+)$/.exec(range ?? '')?.[1] ?? length);
  return Number.isSafeInteger(total) ? total : undefined;
}

/** The length of an ID3v2 tag at the beginning, which stores seven bits in each byte; 0 if there is none. */
function id3Length(bytes: Uint8Array): number {
  if (Buffer.from(bytes.subarray(0, 3)).toString('latin1') !== 'ID3') return 0;
  return (
    bytes.subarray(6, ID3_HEADER_BYTES).reduce((sum, byte) => sum * 128 + byte, 0) +
    ID3_HEADER_BYTES
  );
}
