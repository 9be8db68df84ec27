import { Problem } from '@assembly/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesOfHost } from '../../loopback.ts';
import type { PublicAddresses } from '../../settings/public-addresses.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a request that changes something unless one of our own pages sent it, whatever its content type. */
export function originCheck(addresses: () => PublicAddresses) {
  function isOwnOrigin(origin: string): boolean {
    const { current, previous } = addresses();
    return [current, ...previous].some((address) => originsOf(address).includes(origin));
  }

  return (request: FastifyRequest, _reply: FastifyReply, done: (problem?: Problem) => void) => {
    const { skipsOriginCheck } = request.routeOptions.config.endpoint ?? {};
    if (SAFE_METHODS.has(request.method) || skipsOriginCheck) return done();
    const { origin } = request.headers;
    const isOwn = origin
      ? isOwnOrigin(origin)
      : request.headers['sec-fetch-site'] === 'same-origin';
    done(isOwn ? undefined : new Problem('wrong_origin'));
  };
}

function originsOf(address: string): string[] {
  const { hostname, port, protocol } = new URL(address);
  return namesOfHost(hostname).map((host) => `${protocol}//${host}${port && `:${port}`}`);
}
