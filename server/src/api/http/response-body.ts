import { createHash, type Hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Matches a listed encoding, unless it has q=0, which forbids it. */
const accepts = (name: string) =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:$|,|;\\s*q=(?!0(?:\\.0*)?\\s*(?:$|,)))`, 'i');
const BROTLI = accepts('br');
const GZIP = accepts('gzip');

/** The best of our encodings that the client accepts. */
export function acceptedEncoding({ headers }: FastifyRequest): 'br' | 'gzip' | 'plain' {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (BROTLI.test(accepted)) return 'br';
  return GZIP.test(accepted) ? 'gzip' : 'plain';
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
// Much smaller than gzip, at one millisecond; the best quality would take fifty times as long.
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function compressText(text: string | Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br' ? compressBrotli(text, BROTLI_OPTIONS) : compressGzip(text);
}

const ETAG_CHARS = 27;

export function etagOf(body: Buffer): string {
  return toEtag(createHash('sha256').update(body));
}

export function toEtag(hash: Hash): string {
  return `"${hash.digest('base64url').slice(0, ETAG_CHARS)}"`;
}

/** Whether the client has this version. A proxy that recompressed the body marks the tag as weak, which does not matter. */
export function etagMatches({ headers }: FastifyRequest, etag: string): boolean {
  const named = headers['if-none-match'];
  if (!named || named === etag) return named === etag;
  return named.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

interface CacheableBody {
  type: string;
  body: Buffer;
  etag?: string;
  cacheControl?: string;
}

/** Sends the body with its ETag, or 304 to a client that has it. By default browsers check it at each use. */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, etag = etagOf(body), cacheControl = 'public, no-cache' }: CacheableBody,
) {
  reply.header('cache-control', cacheControl).header('etag', etag);
  return etagMatches(request, etag) ? reply.code(304).send() : reply.type(type).send(body);
}
