import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@assembly/contract/limits';
import type { GoogleLimits } from './google-access.ts';
import { GoogleError, type Service } from './google-error.ts';

export const RETRY_AFTER_MAX_MS = 10 * SECOND_MS;

/** Retries temporary errors; throws all others immediately. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  limits: GoogleLimits,
  signal?: AbortSignal,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      const isTemporary = error instanceof GoogleError && error.isTemporary;
      if (!isTemporary || failures >= limits.retries) throw error;
      const waitMs = waitMsAfter(error, failures, limits);
      await wait(waitMs, undefined, signal && { signal }).catch(() => signal?.throwIfAborted());
    }
  }
}

/** Exponential backoff with jitter, so that processes do not retry in step. */
export function waitMsAfter(
  error: Pick<GoogleError, 'retryAfterMs'>,
  failures: number,
  { backOffMs }: Pick<GoogleLimits, 'backOffMs'>,
): number {
  const jitter = 0.5 + Math.random() / 2;
  const requestedMs = Math.min(error.retryAfterMs ?? 0, RETRY_AFTER_MAX_MS);
  return Math.max(requestedMs, backOffMs * 2 ** failures * jitter);
}

/** Limits the total time of all calls, retries and pages. */
export async function withTimeLimit<T>(
  ms: number,
  service: Service,
  signal: AbortSignal | undefined,
  read: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new GoogleError('too_slow', service)), ms);
  try {
    return await read(signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}
