import type { FastifyRequest } from 'fastify';

/** Whether the client has this version. A proxy that recompressed the body marks the tag as weak, which does not matter. */
export function etagMatches({ headers }: FastifyRequest, etag: string): boolean {
  const named = headers['if-none-match'];
  if (!named || named === etag) return named === etag;
  return named.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
