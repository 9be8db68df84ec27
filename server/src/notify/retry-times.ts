import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';

const LONGEST_RETRY_MS = 1 * HOUR_MS;
const SHORTEST_BACKOFF_MS = 5 * SECOND_MS;
const LONGEST_BACKOFF_MS = 5 * MINUTE_MS;

/** For one delivery: after 1, 2, 4, … minutes, at most one hour apart. */
export const retryDelay = (attempts: number) =>
  Math.min(MINUTE_MS * 2 ** Math.min(attempts, 10), LONGEST_RETRY_MS);

/** For an email that may have arrived: each retry may be a copy, so there are few. */
const UNCONFIRMED_RETRIES_MS = [10 * MINUTE_MS, 1 * HOUR_MS];

/** Undefined if it is not tried again. */
export const unconfirmedRetryDelay = (attempts: number) => UNCONFIRMED_RETRIES_MS[attempts];

/** For a server that cannot be used: each failure in a row stops sending to it for longer. */
export function createBackoff(now: () => number) {
  let failures = 0;
  let until = 0;
  const nextMs = () =>
    Math.min(SHORTEST_BACKOFF_MS * 2 ** Math.min(failures, 10), LONGEST_BACKOFF_MS);
  // A time further ahead was computed while the clock was wrong.
  const isActive = () => now() < until && until - now() < HOUR_MS;
  return {
    /** How long the next failure stops sending. */
    nextMs,
    isActive,
    remainingMs: () => (isActive() ? until - now() : 0),
    begin() {
      // Of several messages at once, only the first failure counts.
      if (isActive()) return;
      until = now() + nextMs();
      failures += 1;
    },
    reset() {
      failures = 0;
      until = 0;
    },
  };
}
