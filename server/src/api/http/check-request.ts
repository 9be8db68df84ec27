import type { Socket } from 'node:net';
import { Problem } from '@assembly/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesOfHost } from '../../loopback.ts';
import type { PublicAddresses } from '../../settings/public-addresses.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects a request that changes something unless one of our own pages sent it, whatever its content type. */
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

/** Headers that proxies and content delivery networks add. */
const PROXY_HEADER =
  /^((x-)?(original-)?forwarded(-.+)?|via|(x-)?(\w+-)*(client-?ip|real-ip|connecting-ip)|x-envoy-.+|cf-.+|cdn-loop|x-amz-cf-id)$/;

/** A proxy on this host passed on a request from elsewhere. */
export function isProxied({ headers }: FastifyRequest): boolean {
  return Object.keys(headers).some((name) => PROXY_HEADER.test(name));
}

/** The demo's passwords are public, so it is only for people at this machine. */
export function rejectProxied(isDemo: () => boolean) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (problem?: Problem) => void) => {
    if (isDemo() && isProxied(request)) {
      done(new Problem('bad_request', { detail: NOT_THROUGH_PROXY }));
    } else done();
  };
}

const NOT_THROUGH_PROXY =
  'This is the demo, which is not available through a proxy. Set PUBLIC_URL to leave the demo.';

/**
 * Rejects a request with two Host headers, as RFC 9112 demands: a proxy and the app could use different ones. Node
 * itself rejects a request without one.
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

const PIPELINED_MAX = 10;

/**
 * Node handles hundreds of pipelined requests of one connection in one go, while all other clients wait. Browsers and
 * proxies do not pipeline, so a connection that pipelines too many requests is closed.
 */
export function limitPipelining() {
  const ahead = new WeakMap<Socket, number>();
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    // A reply gets its socket once all earlier ones are finished.
    if (reply.raw.socket) return done();
    const { socket } = request.raw;
    const count = (ahead.get(socket) ?? 0) + 1;
    if (count > PIPELINED_MAX) {
      reply.hijack();
      socket.destroy();
      return;
    }
    ahead.set(socket, count);
    reply.raw.once('socket', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
    done();
  };
}
