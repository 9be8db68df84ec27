import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '@assembly/contract/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isInvalidText, isUnavailable } from '../../store/database/store-error.ts';

const RETRY_AFTER_SECONDS = 5;

/** Turns anything thrown into a problem reply. */
export function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error, request);
  if (problem.retryAfterSeconds) reply.header('retry-after', problem.retryAfterSeconds);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.toBody()));
}

/** What the caller may know of an error. One of the server's own is logged. */
export function toProblem(error: unknown, request: FastifyRequest): Problem {
  // A client that disconnects while sending its request is not a server error.
  const isDisconnected = error === request.raw.errored;
  const problem = isDisconnected ? new Problem('bad_request') : problemOf(error);
  if (problem.status >= 500 && !(error instanceof Problem)) {
    request.log.error({ err: error, req: request }, 'request failed');
  }
  return problem;
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) {
    return new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  if (isInvalidText(error)) return new Problem('bad_request');
  const { statusCode = 500 } = error as Partial<FastifyError>;
  if (statusCode === 413) return new Problem('body_too_large');
  if (statusCode === 415) return new Problem('unsupported_body');
  if (statusCode >= 400 && statusCode < 500) return new Problem('bad_request');
  return new Problem('unexpected');
}

const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Replies with a problem to input that never becomes a request because it is invalid, too long or too slow. */
export function clientErrorHandler({ code = '' }: { code?: string }, socket: Socket): void {
  const current = (socket as { _httpMessage?: ServerResponse | null })._httpMessage;
  // If another reply has begun, the client would read this as part of it.
  if (socket.writable && !current?.headersSent) socket.write(refusal(STATUS_OF[code] ?? 400));
  socket.destroy();
}

function refusal(status: number): string {
  const body = JSON.stringify({ ...new Problem('bad_request').toBody(), status });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'cache-control: no-store',
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
