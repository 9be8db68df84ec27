import type { FastifyRequest } from 'fastify';

/** Whether the browser names the tag of what it has. A proxy that has compressed it anew calls the tag weak: it is the same. */
export function etagMatches({ headers }: FastifyRequest, etag: string): boolean {
  const named = headers['if-none-match'];
  if (!named || named === etag) return named === etag;
  return named.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
