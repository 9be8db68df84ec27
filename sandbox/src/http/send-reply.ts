import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../control/faults.ts';
import type { Reply } from './reply.ts';

type Pieces = Iterable<Uint8Array>;

/** An answer that names no size is taken to have this one when it is to be halved. */
const UNKNOWN_SIZE_BYTES = 1024;

/** Send an answer no faster than it is taken, as whole as the fault allows. */
export async function send(
  response: ServerResponse,
  answer: Reply,
  fault: Fault | null,
  onBytes: (count: number) => void,
) {
  const pieces: Pieces = answer.body instanceof Uint8Array ? [answer.body] : answer.body;
  if (fault?.kind === 'half-body') {
    const half = Buffer.concat([...upTo(pieces, halfOf(answer))]);
    return write(response, { ...answer, size: half.length }, [half], onBytes);
  }
  if (fault?.kind === 'cut-body') {
    await write(response, answer, upTo(pieces, fault.afterBytes ?? halfOf(answer)), onBytes, false);
    // Only when the half has left: a connection cut earlier would look cut before its headers.
    await new Promise<void>((resolve) => response.write('', () => resolve()));
    response.destroy();
    return;
  }
  if (fault?.kind === 'drip') return drip(response, answer, pieces, fault.everyMs, onBytes);
  return write(response, answer, pieces, onBytes);
}

function writeHead(response: ServerResponse, { status, headers, size }: Reply) {
  response.writeHead(status, { ...headers, ...(size !== null && { 'content-length': size }) });
  response.flushHeaders();
}

async function write(
  response: ServerResponse,
  answer: Reply,
  pieces: Pieces,
  onBytes: (count: number) => void,
  ends = true,
) {
  writeHead(response, answer);
  for (const piece of pieces) {
    if (response.destroyed) return;
    onBytes(piece.length);
    if (!response.write(piece)) await drained(response);
  }
  if (ends) response.end();
}

async function drip(
  response: ServerResponse,
  answer: Reply,
  pieces: Pieces,
  everyMs: number,
  onBytes: (count: number) => void,
) {
  writeHead(response, answer);
  for (const piece of pieces) {
    for (const byte of piece) {
      await wait(everyMs, undefined, { ref: false });
      if (response.destroyed) return;
      onBytes(1);
      response.write(Uint8Array.of(byte));
    }
  }
  response.end();
}

/** Either may come: a client that hangs up never drains. */
async function drained(response: ServerResponse) {
  if (response.destroyed) return;
  const given = new AbortController();
  const { signal } = given;
  const ignore = () => undefined;
  await Promise.race([
    once(response, 'drain', { signal }).catch(ignore),
    once(response, 'close', { signal }).catch(ignore),
  ]);
  given.abort();
}

function halfOf({ size }: Reply): number {
  return Math.floor((size ?? UNKNOWN_SIZE_BYTES) / 2);
}

function* upTo(pieces: Pieces, count: number): Generator<Uint8Array> {
  let left = count;
  for (const piece of pieces) {
    if (left <= 0) return;
    yield piece.subarray(0, left);
    left -= piece.length;
  }
}
