import type { Content } from '../data/google-items.ts';

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

/** Every four bytes hold their own place, so that a byte lost, doubled or misplaced shows. */
const block = Buffer.alloc(PIECE_BYTES);
for (let at = 0; at < PIECE_BYTES; at += 4) block.writeUInt32BE(at, at);

/** What a generated file holds from `from` up to `to`: that block again and again, each one numbered. */
export function patternBytes(from: number, to: number): Buffer {
  const bytes = Buffer.allocUnsafe(to - from);
  for (let number = Math.floor(from / PIECE_BYTES); number * PIECE_BYTES < to; number += 1) {
    const numbered = Buffer.from(block);
    numbered.writeUInt32BE(number);
    const start = number * PIECE_BYTES - from;
    numbered.copy(bytes, Math.max(0, start), Math.max(0, -start));
  }
  return bytes;
}

function ready(content: Exclude<Content, { patternSize: number }>): Uint8Array {
  if ('bytes' in content) return content.bytes;
  return 'text' in content ? Buffer.from(content.text) : Buffer.from(content.base64, 'base64');
}
