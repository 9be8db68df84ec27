import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const ETAG_CHARS = 27;

export function etagOf(body: Buffer): string {
  return `"${hash('sha256', body, 'base64url').slice(0, ETAG_CHARS)}"`;
}

/** Whether the client has this version. A proxy that recompressed the body marks the tag as weak, which does not matter. */
export function etagMatches({ headers }: FastifyRequest, etag: string): boolean {
  const named = headers['if-none-match'];
  if (!named || named === etag) return named === etag;
  return named.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
