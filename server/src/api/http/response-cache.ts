import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { LiveTopic } from '@assembly/contract/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeFeed } from '../../live/change-feed.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { etagMatches, etagOf } from './etag.ts';
import { SENT, type Sent } from './route.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
// Much smaller than gzip for one millisecond; the best quality would take fifty times as long.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const CACHED_MAX = 200;

/** A reply, and until when it is valid if the data does not change. */
export interface Made<Body> {
  value: Body;
  /** Epoch milliseconds, inclusive. */
  validUntil: number;
}

interface Body {
  headers: Record<string, string>;
  bytes: Buffer;
}

interface Ready {
  etag: string;
  plain: Body;
  br: Body;
  gzip: Body;
  madeAt: number;
  validUntil: number;
}

export interface ResponseCache {
  /**
   * Sends the cached reply, or makes a new one when the topic has changed or the reply is no longer valid. A cached
   * reply is sent synchronously, because a promise would be a good part of its cost.
   */
  send<Body>(
    request: FastifyRequest,
    reply: FastifyReply,
    options: { topic: LiveTopic; key: string; now: number; make: () => Promise<Made<Body>> },
  ): Sent<Body> | Promise<Sent<Body>>;
}

/** Caches replies that are the same for every member, compressed and with an ETag. */
export function createResponseCache(feed: ChangeFeed): ResponseCache {
  const cached = new Map<string, Ready>();
  // A reply whose data was read just before a change must not be cached after it.
  let epoch = 0;

  feed.subscribe(({ topic }) => {
    epoch += 1;
    for (const key of cached.keys()) {
      if (topic === 'resync' || key.startsWith(`${topic} `)) cached.delete(key);
    }
  });

  function peek(key: string, now: number): Ready | undefined {
    const known = feed.isConnected() ? cached.get(key) : undefined;
    return known && now >= known.madeAt && now <= known.validUntil ? known : undefined;
  }

  async function prepare(
    key: string,
    now: number,
    make: () => Promise<Made<unknown>>,
  ): Promise<Ready> {
    const before = epoch;
    const ready = await toReady(await make(), now);
    if (epoch === before) {
      if (cached.size >= CACHED_MAX) cached.clear();
      cached.set(key, ready);
    }
    return ready;
  }

  return {
    send(request, reply, { topic, key, now, make }) {
      const name = `${topic} ${key}`;
      const known = peek(name, now);
      if (!known) return prepare(name, now, make).then((ready) => sendReady(request, reply, ready));
      return sendReady(request, reply, known);
    },
  };
}

function sendReady(request: FastifyRequest, reply: FastifyReply, ready: Ready): Sent<never> {
  if (etagMatches(request, ready.etag)) {
    reply.headers(ready.plain.headers).code(304).send();
  } else {
    const body = ready[acceptedEncoding(request)];
    reply.headers(body.headers).send(body.bytes);
  }
  return SENT;
}

async function toReady({ value, validUntil }: Made<unknown>, madeAt: number): Promise<Ready> {
  const plain = Buffer.from(JSON.stringify(value));
  const [br, gzipped] = await Promise.all([compressBrotli(plain, BROTLI), compressGzip(plain)]);
  const etag = etagOf(plain);
  const headers = {
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
    etag,
    vary: 'accept-encoding',
  };
  return {
    etag,
    plain: { headers, bytes: plain },
    br: { headers: { ...headers, 'content-encoding': 'br' }, bytes: br },
    gzip: { headers: { ...headers, 'content-encoding': 'gzip' }, bytes: gzipped },
    madeAt,
    validUntil,
  };
}
