import type { LiveTopic } from '@assembly/contract/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeFeed } from '../../live/change-feed.ts';
import { acceptedEncoding, compressText, etagMatches, etagOf } from './response-body.ts';
import { SENT, type Sent } from './route.ts';
import { writeJson } from './write-json.ts';

const ENTRIES_MAX = 200;
const BYTES_MAX = 32 * 1024 * 1024;

/** A reply, and until when it is valid if the data does not change. */
export interface BuiltReply<Body> {
  value: Body;
  /** Epoch milliseconds, inclusive. A reply whose time has passed is sent but not cached. */
  validUntil: number;
  /** A field that the ETag is computed without. */
  etagIgnores?: keyof Body;
}

/** For the reply to a request that somebody may have invented: it must not displace others. */
export const NOT_CACHED = Number.NEGATIVE_INFINITY;

type CacheEntry = Awaited<ReturnType<typeof toEntry>>;

interface CacheOptions<Body> {
  /** Those whose data is in the reply. */
  topics: readonly [LiveTopic, ...LiveTopic[]];
  /** Unique among the replies with the same first topic. */
  key: string;
  now: number;
  build: () => Promise<BuiltReply<Body>>;
  /** The content type of a text, which is sent as it is. Without it, the reply is JSON. */
  textType?: Body extends string ? string : never;
  /** Expensive to build, and under a fixed key: other replies never displace it. */
  isPinned?: boolean;
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Caches replies that are the same for every member, compressed and with an ETag. */
export function createResponseCache(changes: ChangeFeed) {
  const entries = new Map<string, CacheEntry>();
  // After a change everybody refetches at the same time: all wait for one build.
  const builds = new Map<string, { topics: readonly LiveTopic[]; building: Promise<CacheEntry> }>();
  let size = 0;

  changes.subscribe(({ topic }) => {
    const isChanged = ({ topics }: { topics: readonly LiveTopic[] }) =>
      topic === 'resync' || topics.includes(topic);
    // A reply whose data was read just before a change must not be cached or joined after it.
    for (const [key, build] of builds) if (isChanged(build)) builds.delete(key);
    for (const [key, entry] of entries) if (isChanged(entry)) drop(key);
  });

  function drop(key: string): void {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function peek(key: string, now: number): CacheEntry | undefined {
    const entry = changes.isConnected() ? entries.get(key) : undefined;
    return entry && now >= entry.builtAt && now <= entry.validUntil ? entry : undefined;
  }

  /** Drops the least recently used replies until there is room for this one. */
  function makeRoom(added: CacheEntry): void {
    for (const [key, { isPinned }] of entries) {
      if (entries.size < ENTRIES_MAX && size + added.size <= BYTES_MAX) return;
      if (!isPinned) drop(key);
    }
  }

  async function prepare<Body>(key: string, options: CacheOptions<Body>): Promise<CacheEntry> {
    const building = options.build().then((built) => toEntry(built, options));
    builds.set(key, { topics: options.topics, building });
    const isCurrent = () => builds.get(key)?.building === building;
    try {
      const entry = await building;
      if (isCurrent() && entry.validUntil >= options.now) {
        drop(key);
        makeRoom(entry);
        entries.set(key, entry);
        size += entry.size;
      }
      return entry;
    } finally {
      if (isCurrent()) builds.delete(key);
    }
  }

  return {
    /** For a change of the settings that replies are built with. */
    clear() {
      builds.clear();
      entries.clear();
      size = 0;
    },
    /**
     * Sends the cached reply, or builds a new one when a topic has changed or the reply has expired. A cached
     * reply is sent synchronously, because awaiting a promise would cost nearly as much as sending it.
     */
    send<Body>(
      request: FastifyRequest,
      reply: FastifyReply,
      options: CacheOptions<Body>,
    ): Sent<Body> | Promise<Sent<Body>> {
      const key = `${options.topics[0]} ${options.key}`;
      const entry = peek(key, options.now);
      if (entry) {
        // The least recently used one is the first of the map.
        entries.delete(key);
        entries.set(key, entry);
        return sendEntry(request, reply, entry);
      }
      const joined = changes.isConnected() ? builds.get(key)?.building : undefined;
      return (joined ?? prepare(key, options)).then((built) => sendEntry(request, reply, built));
    },
  };
}

function sendEntry(request: FastifyRequest, reply: FastifyReply, entry: CacheEntry): Sent<never> {
  if (etagMatches(request, entry.etag)) {
    reply.headers(entry.notModifiedHeaders).code(304).send();
  } else {
    const body = entry[acceptedEncoding(request)];
    reply.headers(body.headers).send(body.bytes);
  }
  return SENT;
}

async function toEntry<Body>(
  { value, validUntil, etagIgnores }: BuiltReply<Body>,
  { topics, now, textType, isPinned = false }: CacheOptions<Body>,
) {
  const { body: plain, etag } = textType
    ? withEtag(Buffer.from(String(value)))
    : await writeJson(value, etagIgnores);
  const [br, gzipped] = await Promise.all([compressText(plain, 'br'), compressText(plain, 'gzip')]);
  const notModifiedHeaders = {
    // No browser stores a member's data by itself: it would stay after signing out. Calendar programs should.
    'cache-control': textType ? 'private, no-cache' : 'private, no-store',
    etag,
    vary: 'accept-encoding',
  };
  const headers = {
    ...notModifiedHeaders,
    'content-type': `${textType ?? 'application/json'}; charset=utf-8`,
  };
  return {
    topics,
    etag,
    notModifiedHeaders,
    plain: { headers, bytes: plain },
    br: { headers: { ...headers, 'content-encoding': 'br' }, bytes: br },
    gzip: { headers: { ...headers, 'content-encoding': 'gzip' }, bytes: gzipped },
    builtAt: now,
    validUntil,
    isPinned,
    /** The total of all three bodies, in bytes. */
    size: isPinned ? 0 : plain.length + br.length + gzipped.length,
  };
}

const withEtag = (body: Buffer) => ({ body, etag: etagOf(body) });
