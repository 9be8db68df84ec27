import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LoggerOptions, stdSerializers } from 'pino';

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
      err: toLine,
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
    },
  };
}

/** What somebody can act on, and nothing else that hangs on an error: PostgreSQL's carry their whole connection. */
function toLine(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, ...(code !== undefined && { code }) };
}
