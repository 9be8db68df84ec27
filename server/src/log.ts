import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LoggerOptions, stdSerializers } from 'pino';

const SECRETS = ['password', 'token', 'deviceToken', 'cookie', 'authorization', 'set-cookie'];

/** One line per request, with the route instead of the address: addresses contain tokens and search words. */
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
      err: serializeError,
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
    },
  };
}

/** The useful fields only: errors from pg carry their whole connection. */
function serializeError(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, ...(code !== undefined && { code }) };
}
