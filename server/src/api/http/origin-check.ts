import { Problem } from '@assembly/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicAddresses } from '../../settings/public-addresses.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Refuses a request that changes something unless one of our own pages sent it, whatever its content type. */
export function originCheck(addresses: () => PublicAddresses) {
  function isOwnOrigin(origin: string): boolean {
    const { current, previous } = addresses();
    return [current, ...previous].some((address) => originsOf(address).includes(origin));
  }

  return (request: FastifyRequest, _reply: FastifyReply, done: (problem?: Problem) => void) => {
    if (SAFE_METHODS.has(request.method)) return done();
    const { origin } = request.headers;
    const isOwn = origin
      ? isOwnOrigin(origin)
      : request.headers['sec-fetch-site'] === 'same-origin';
    done(isOwn ? undefined : new Problem('wrong_origin'));
  };
}

/** On a local machine the app is reachable under three names. */
function originsOf(address: string): string[] {
  const { hostname, origin, port, protocol } = new URL(address);
  if (!LOOPBACK.includes(hostname)) return [origin];
  return LOOPBACK.map((host) => `${protocol}//${host}${port && `:${port}`}`);
}
