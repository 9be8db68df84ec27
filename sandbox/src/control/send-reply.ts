import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Reply } from '../http/reply.ts';
import type { Fault } from './faults.ts';

type Chunks = Iterable<Uint8Array>;
type OnBytes = (count: number) => void;

/** Assumed for a reply without a size when a fault sends half of it. */
const UNKNOWN_SIZE_BYTES = 1024;

/** Sends a reply no faster than the client reads it, and only as much as the fault allows. */
export async function sendReply(
  response: ServerResponse,
  reply: Reply,
  fault: Fault | null = null,
  onBytes: OnBytes = () => undefined,
) {
  const chunks: Chunks = reply.body instanceof Uint8Array ? [reply.body] : reply.body;
  if (fault?.kind === 'half-body') {
    const half = Buffer.concat([...firstBytes(chunks, halfSize(reply))]);
    return write(response, { ...reply, size: half.length }, [half], onBytes);
  }
  if (fault?.kind === 'cut-body') {
    const count = fault.afterBytes ?? halfSize(reply);
    await write(response, reply, firstBytes(chunks, count), onBytes, false);
    // Wait until the bytes are sent: destroyed earlier, the client would not even see the headers.
    await new Promise<void>((resolve) => response.write('', () => resolve()));
    response.destroy();
    return;
  }
  if (fault?.kind === 'drip') return drip(response, reply, chunks, fault.everyMs, onBytes);
  return write(response, reply, chunks, onBytes);
}

function writeHead(response: ServerResponse, { status, headers, size }: Reply) {
  response.writeHead(status, { ...headers, ...(size !== null && { 'content-length': size }) });
  response.flushHeaders();
}

async function write(
  response: ServerResponse,
  reply: Reply,
  chunks: Chunks,
  onBytes: OnBytes,
  ends = true,
) {
  writeHead(response, reply);
  for (const chunk of chunks) {
    if (response.destroyed) return;
    onBytes(chunk.length);
    if (!response.write(chunk)) await drainedOrClosed(response);
  }
  if (ends) response.end();
}

async function drip(
  response: ServerResponse,
  reply: Reply,
  chunks: Chunks,
  everyMs: number,
  onBytes: OnBytes,
) {
  writeHead(response, reply);
  for (const chunk of chunks) {
    for (const byte of chunk) {
      await wait(everyMs, undefined, { ref: false });
      if (response.destroyed) return;
      onBytes(1);
      response.write(Uint8Array.of(byte));
    }
  }
  response.end();
}

/** A client that disconnects never drains the response. */
async function drainedOrClosed(response: ServerResponse) {
  if (response.destroyed) return;
  const listening = new AbortController();
  const { signal } = listening;
  const ignore = () => undefined;
  await Promise.race([
    once(response, 'drain', { signal }).catch(ignore),
    once(response, 'close', { signal }).catch(ignore),
  ]);
  listening.abort();
}

function halfSize({ size }: Reply): number {
  return Math.floor((size ?? UNKNOWN_SIZE_BYTES) / 2);
}

function* firstBytes(chunks: Chunks, count: number): Generator<Uint8Array> {
  let remaining = count;
  for (const chunk of chunks) {
    if (remaining <= 0) return;
    yield chunk.subarray(0, remaining);
    remaining -= chunk.length;
  }
}
