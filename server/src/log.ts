import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

const SECRETS = ['password', 'token', 'deviceToken', 'cookie', 'authorization', 'set-cookie'];

/** One line a request. It names the route, not the address: tokens and searches stand in addresses. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    redact: {
      paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '(redacted)',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? '(none)',
        from: request.ip,
      }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
    },
  };
}
