import { reportClientError } from '@assembly/contract/endpoints/client-errors';
import { CLIENT_ERROR_LIMIT, SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../auth/network.ts';
import type { AppContext } from './http/app-context.ts';
import { redact } from './http/redact.ts';
import { route } from './http/route.ts';

/** Errors in the web app, written to the log. Anyone may report one: the sign-in page can fail too. */
export function clientErrorsApi(app: FastifyInstance, { now }: AppContext): void {
  const admit = createReportLimiter();

  route(app, reportClientError, async (request) => {
    const waitMs = admit(networkOf(request.ip), now());
    if (waitMs > 0) {
      throw new Problem('too_many_attempts', {
        retryAfterSeconds: Math.ceil(waitMs / SECOND_MS),
      });
    }
    const { message, screen, version } = request.body;
    const clientError = {
      message: redact(message),
      screen: redact(screen),
      version: redact(version),
    };
    request.log.warn({ clientError }, 'error in the web app');
  });
}

/**
 * Counts reports per network, and all of them, so that the log cannot be flooded. In memory, because a report must not
 * cost a write; the total bounds the memory. Returns how long to wait, or 0.
 */
function createReportLimiter() {
  const { perNetwork, total, windowMs } = CLIENT_ERROR_LIMIT;
  const counts = new Map<string, number>();
  let startedAt = 0;
  let sum = 0;
  return (network: string, at: number): number => {
    if (at - startedAt >= windowMs) {
      startedAt = at;
      sum = 0;
      counts.clear();
    }
    const count = counts.get(network) ?? 0;
    if (count >= perNetwork || sum >= total) return startedAt + windowMs - at;
    counts.set(network, count + 1);
    sum += 1;
    return 0;
  };
}
