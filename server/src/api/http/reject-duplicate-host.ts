import { Problem } from '@assembly/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Refuses a request with two Host headers, as RFC 9112 demands: a proxy and the app could use different ones. Node
 * itself refuses a request without one.
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
