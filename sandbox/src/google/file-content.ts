import type { Content } from '../data/google-items.ts';

const CHUNK_BYTES = 64 * 1024;

export function contentSize(content: Content): number {
  if ('patternSize' in content) return content.patternSize;
  if (!('repeated' in content)) return toBytes(content).length;
  return content.repeated.reduce((sum, { bytes, times }) => sum + bytes.length * times, 0);
}

/** The bytes from `from` up to `to`, made chunk by chunk as they are read. */
export function* contentBytes(content: Content, from: number, to: number): Generator<Uint8Array> {
  if ('repeated' in content) return yield* repeatedBytes(content.repeated, from, to);
  for (let at = from; at < to; at += CHUNK_BYTES) {
    const end = Math.min(at + CHUNK_BYTES, to);
    yield 'patternSize' in content ? patternBytes(at, end) : toBytes(content).subarray(at, end);
  }
}

function* repeatedBytes(
  parts: { bytes: Uint8Array; times: number }[],
  from: number,
  to: number,
): Generator<Uint8Array> {
  let start = 0;
  for (const { bytes, times } of parts) {
    const end = start + bytes.length * times;
    for (let at = Math.max(from, start); at < Math.min(to, end); ) {
      const offset = (at - start) % bytes.length;
      const chunk = bytes.subarray(offset, offset + to - at);
      yield chunk;
      at += chunk.length;
    }
    start = end;
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

function toBytes(
  content: { bytes: Uint8Array } | { text: string } | { base64: string },
): Uint8Array {
  if ('bytes' in content) return content.bytes;
  return 'text' in content ? Buffer.from(content.text) : Buffer.from(content.base64, 'base64');
}
