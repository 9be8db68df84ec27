import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { SECOND_MS } from '@assembly/contract/limits';

const TIMEOUT_MS = 10 * SECOND_MS;
const REPLY_MAX_BYTES = 4 * 1024;

export interface PushReply {
  status: number;
  retryAfter: string | undefined;
  /** Its first bytes. */
  text: string;
}

export interface PostOptions {
  headers: Record<string, string>;
  body: Buffer;
  /** By default that of the system, which finds private addresses too. */
  lookup: LookupFunction | undefined;
  timeoutMs?: number;
}

/** Follows no redirects. Opens a connection of its own, whose address `lookup` has checked. */
export function postMessage(
  endpoint: string,
  { headers, body, lookup, timeoutMs = TIMEOUT_MS }: PostOptions,
): Promise<PushReply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      endpoint,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': body.length },
        // For the whole exchange: a service that sends one byte a second does not hold us up.
        signal: AbortSignal.timeout(timeoutMs),
        ...(lookup && { lookup }),
      },
      (response) => {
        const { statusCode: status = 0, headers: received } = response;
        readStart(response).then(
          (text) => resolve({ status, retryAfter: received['retry-after'], text }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Leaving the loop closes the connection, without waiting for the rest. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= REPLY_MAX_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, REPLY_MAX_BYTES).toString('utf8');
}
