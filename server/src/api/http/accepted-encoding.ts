import type { FastifyRequest } from 'fastify';

/** Named, and not with q=0, which says that it must not be sent. */
const takes = (name: string) =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:$|,|;\\s*q=(?!0(?:\\.0*)?\\s*(?:$|,)))`, 'i');
const BROTLI = takes('br');
const GZIP = takes('gzip');

/** The best of our encodings that the reader takes. */
export function acceptedEncoding({ headers }: FastifyRequest): 'br' | 'gzip' | 'plain' {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (BROTLI.test(accepted)) return 'br';
  return GZIP.test(accepted) ? 'gzip' : 'plain';
}
