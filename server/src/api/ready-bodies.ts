import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { LiveTopic } from '@assembly/contract/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeFeed } from '../live/change-feed.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
// A good deal smaller than gzip for a millisecond's work; the best would take fifty times as long.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const KEPT_MOST = 200;

/** What a body is made from, and until when it stays true if nothing is written. */
export interface Made {
  value: unknown;
  /** Epoch milliseconds; the instant itself is included. */
  validUntil: number;
}

interface Ready {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  madeAt: number;
  validUntil: number;
}

export interface ReadyBodies {
  /** Sends what `make` makes, or what it made before, for as long as the topic's data and the clock allow. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    options: { topic: LiveTopic; key: string; now: number; make: () => Promise<Made> },
  ): Promise<FastifyReply>;
}

/** Replies that are the same for every member, ready to send: compressed, and with a tag to confirm instead of resend. */
export function openReadyBodies(feed: ChangeFeed): ReadyBodies {
  const kept = new Map<string, Ready>();
  // A body whose data was read just before a change must not be kept after it.
  let epoch = 0;

  feed.subscribe(({ topic }) => {
    epoch += 1;
    for (const key of kept.keys()) {
      if (topic === 'resync' || key.startsWith(`${topic} `)) kept.delete(key);
    }
  });

  async function find(key: string, now: number, make: () => Promise<Made>): Promise<Ready> {
    const known = kept.get(key);
    if (known && now >= known.madeAt && now <= known.validUntil) return known;
    const before = epoch;
    const ready = await prepare(await make(), now);
    if (epoch === before) {
      if (kept.size >= KEPT_MOST) kept.clear();
      kept.set(key, ready);
    }
    return ready;
  }

  return {
    async send(request, reply, { topic, key, now, make }) {
      const ready = await find(`${topic} ${key}`, now, make);
      reply
        .header('cache-control', 'private, no-cache')
        .header('etag', ready.etag)
        .header('vary', 'accept-encoding')
        .type('application/json; charset=utf-8');
      if (request.headers['if-none-match'] === ready.etag) return reply.code(304).send();
      const accepted = request.headers['accept-encoding'] ?? '';
      if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(ready.br);
      if (accepted.includes('gzip'))
        return reply.header('content-encoding', 'gzip').send(ready.gzip);
      return reply.send(ready.plain);
    },
  };
}

async function prepare({ value, validUntil }: Made, madeAt: number): Promise<Ready> {
  const plain = Buffer.from(JSON.stringify(value));
  const [br, gzipped] = await Promise.all([compressBrotli(plain, BROTLI), compressGzip(plain)]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { etag, plain, br, gzip: gzipped, madeAt, validUntil };
}
