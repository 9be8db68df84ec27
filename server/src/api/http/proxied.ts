import { Problem } from '@assembly/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers that proxies and content delivery networks add. */
const PROXY_HEADER =
  /^((x-)?(original-)?forwarded(-.+)?|via|(x-)?(\w+-)*(client-?ip|real-ip|connecting-ip)|x-envoy-.+|cf-.+|cdn-loop|x-amz-cf-id)$/;

/** A proxy on this host passed on a request from elsewhere. */
export function isProxied({ headers }: FastifyRequest): boolean {
  return Object.keys(headers).some((name) => PROXY_HEADER.test(name));
}

/** The demo's passwords are public, so it is only for people at this machine. */
export function refuseProxied(isDemo: () => boolean) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (problem?: Problem) => void) => {
    if (isDemo() && isProxied(request)) {
      done(new Problem('bad_request', { detail: NOT_THROUGH_PROXY }));
    } else done();
  };
}

const NOT_THROUGH_PROXY =
  'This is the demo, which is not available through a proxy. Set PUBLIC_URL to leave the demo.';
