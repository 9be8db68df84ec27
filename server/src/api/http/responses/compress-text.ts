import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
// Much smaller than gzip, at one millisecond; the best quality would take fifty times as long.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function compressText(text: string | Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br' ? compressBrotli(text, BROTLI) : compressGzip(text);
}
