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
