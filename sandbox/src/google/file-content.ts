import type { Content } from '../data/google-items.ts';

const CHUNK_BYTES = 64 * 1024;

export function contentSize(content: Content): number {
  return 'patternSize' in content ? content.patternSize : toBytes(content).length;
}

/** The bytes from `from` up to `to`, made chunk by chunk as they are read. */
export function* contentBytes(content: Content, from: number, to: number): Generator<Uint8Array> {
  for (let at = from; at < to; at += CHUNK_BYTES) {
    const end = Math.min(at + CHUNK_BYTES, to);
    yield 'patternSize' in content ? patternBytes(at, end) : toBytes(content).subarray(at, end);
  }
}

/** Every four bytes hold their own offset, so that a lost, repeated or misplaced byte is noticed. */
const block = Buffer.alloc(CHUNK_BYTES);
for (let at = 0; at < CHUNK_BYTES; at += 4) block.writeUInt32BE(at, at);

/** The bytes of a generated file from `from` up to `to`: the block repeated, each time with its number. */
export function patternBytes(from: number, to: number): Buffer {
  const bytes = Buffer.allocUnsafe(to - from);
  for (let number = Math.floor(from / CHUNK_BYTES); number * CHUNK_BYTES < to; number += 1) {
    const numbered = Buffer.from(block);
    numbered.writeUInt32BE(number);
    const start = number * CHUNK_BYTES - from;
    numbered.copy(bytes, Math.max(0, start), Math.max(0, -start));
  }
  return bytes;
}

function toBytes(content: Exclude<Content, { patternSize: number }>): Uint8Array {
  if ('bytes' in content) return content.bytes;
  return 'text' in content ? Buffer.from(content.text) : Buffer.from(content.base64, 'base64');
}
