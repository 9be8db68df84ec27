import { Problem } from '@assembly/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Refuses a request that names two hosts, as RFC 9112 demands: we and a proxy before us could each believe another one.
 * Node shows only the first of them, and refuses by itself who names none.
 */
export function rejectDuplicateHost(
  { raw: { rawHeaders } }: FastifyRequest,
  _reply: FastifyReply,
  done: (problem?: Problem) => void,
): void {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  done(hosts > 1 ? new Problem('bad_request') : undefined);
}
