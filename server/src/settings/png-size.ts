import { crc32 } from 'node:zlib';

const SIGNATURE = '89504e470d0a1a0a';
const HEADER_BYTES = 13;
/** Of each chunk: its length and type before the data, and a checksum after it. */
const BEFORE_DATA_BYTES = 8;
const CHECKSUM_BYTES = 4;

/** The width and height of a PNG; undefined if the file is not one, is incomplete, or has something after its end. */
export function pngSizeOf(file: Buffer): { width: number; height: number } | undefined {
  if (file.subarray(0, 8).toString('hex') !== SIGNATURE) return undefined;
  const types: string[] = [];
  let at = 8;
  while (at + BEFORE_DATA_BYTES + CHECKSUM_BYTES <= file.length) {
    const end = at + BEFORE_DATA_BYTES + file.readUInt32BE(at);
    if (end + CHECKSUM_BYTES > file.length) return undefined;
    if (crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) return undefined;
    types.push(file.toString('latin1', at + 4, at + 8));
    at = end + CHECKSUM_BYTES;
  }
  const isComplete = at === file.length && types.includes('IDAT') && types.at(-1) === 'IEND';
  if (!isComplete || types[0] !== 'IHDR' || file.readUInt32BE(8) !== HEADER_BYTES) return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
