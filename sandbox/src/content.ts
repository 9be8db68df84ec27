import type { Content } from './records.ts';

const PIECE_BYTES = 64 * 1024;

export function contentSize(content: Content): number {
  return 'patternSize' in content ? content.patternSize : ready(content).length;
}

/** The bytes from `from` up to `to`, made piece by piece as they are taken. */
export function* contentBytes(content: Content, from: number, to: number): Generator<Uint8Array> {
  for (let at = from; at < to; at += PIECE_BYTES) {
    const end = Math.min(at + PIECE_BYTES, to);
    yield 'patternSize' in content ? patternBytes(at, end) : ready(content).subarray(at, end);
  }
}

/**
 * What a generated file holds from `from` up to `to`. Every eight bytes hold their own number, so
 * that a piece which is lost, doubled or out of place shows.
 */
export function patternBytes(from: number, to: number): Buffer {
  const first = Math.floor(from / 8);
  const bytes = Buffer.allocUnsafe((Math.ceil(to / 8) - first) * 8);
  for (let at = 0; at < bytes.length; at += 8) {
    const number = first + at / 8;
    bytes.writeUInt32BE(Math.floor(number / 2 ** 32), at);
    bytes.writeUInt32BE(number >>> 0, at + 4);
  }
  return bytes.subarray(from - first * 8, to - first * 8);
}

function ready(content: Exclude<Content, { patternSize: number }>): Uint8Array {
  if ('bytes' in content) return content.bytes;
  return 'text' in content ? Buffer.from(content.text) : Buffer.from(content.base64, 'base64');
}
