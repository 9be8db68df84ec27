import type { FastifyRequest } from 'fastify';

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
