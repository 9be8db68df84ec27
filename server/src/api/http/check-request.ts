import type { Socket } from 'node:net';
import { Problem } from '@assembly/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesOfHost } from '../../loopback.ts';
import type { PublicAddresses } from '../../settings/public-addresses.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

type Done = (problem?: Problem) => void;

/**
 * Rejects malformed or abusive requests, and changes that another site's page sends. One hook for all checks: each hook
 * would add to the cost of every request.
 */
export function requestCheck(addresses: () => PublicAddresses, isDemo: () => boolean) {
  const isPipeliningTooMuch = createPipeliningLimit();
  return (request: FastifyRequest, reply: FastifyReply, done: Done): void => {
    if (isPipeliningTooMuch(request, reply)) {
      reply.hijack();
      request.raw.socket.destroy();
    } else done(findProblem(request, addresses, isDemo));
  };
}

function findProblem(
  request: FastifyRequest,
  addresses: () => PublicAddresses,
  isDemo: () => boolean,
): Problem | undefined {
  if (hasTwoHosts(request)) return new Problem('bad_request');
  // The demo's passwords are public, so it is only for people at this machine.
  if (isDemo() && isProxied(request)) {
    return new Problem('bad_request', { detail: NOT_THROUGH_PROXY });
  }
  return isFromOwnPage(request, addresses) ? undefined : new Problem('wrong_origin');
}

/** A request that changes something must come from one of our own pages, whatever its content type. */
function isFromOwnPage(request: FastifyRequest, addresses: () => PublicAddresses): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  if (request.routeOptions.config.endpoint?.skipsOriginCheck) return true;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (!origin) return site === 'same-origin';
  const { current, previous } = addresses();
  return [current, ...previous].some((address) => originsOf(address).includes(origin));
}

function originsOf(address: string): string[] {
  const { hostname, port, protocol } = new URL(address);
  return namesOfHost(hostname).map((host) => `${protocol}//${host}${port && `:${port}`}`);
}

/** Headers that proxies and content delivery networks add. */
const PROXY_HEADER =
  /^((x-)?(original-)?forwarded(-.+)?|via|(x-)?(\w+-)*(client-?ip|real-ip|connecting-ip)|x-envoy-.+|cf-.+|cdn-loop|x-amz-cf-id)$/;

/** A proxy on this host passed on a request from elsewhere. */
export function isProxied({ headers }: FastifyRequest): boolean {
  return Object.keys(headers).some((name) => PROXY_HEADER.test(name));
}

const NOT_THROUGH_PROXY =
  'This is the demo, which is not available through a proxy. Set PUBLIC_URL to leave the demo.';

/** RFC 9112 forbids two Host headers: a proxy and the app could use different ones. Node itself requires one. */
function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

const PIPELINED_MAX = 10;

/**
 * Node handles hundreds of pipelined requests of one connection in one go, while all other clients wait. Browsers and
 * proxies do not pipeline.
 */
function createPipeliningLimit() {
  const ahead = new WeakMap<Socket, number>();
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    // A reply gets its socket once all earlier ones are finished.
    if (reply.raw.socket) return false;
    const { socket } = request.raw;
    const count = (ahead.get(socket) ?? 0) + 1;
    if (count > PIPELINED_MAX) return true;
    ahead.set(socket, count);
    reply.raw.once('socket', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
    return false;
  };
}
