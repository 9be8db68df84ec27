const SIGNATURE = '89504e470d0a1a0a';
const HEADER_END = 24;

/** The width and height that a PNG declares; undefined if the file is not a PNG. */
export function pngSizeOf(file: Buffer): { width: number; height: number } | undefined {
  const isPng = file.length >= HEADER_END && file.subarray(0, 8).toString('hex') === SIGNATURE;
  return isPng ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) } : undefined;
}
