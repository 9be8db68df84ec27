import { GoogleError, type Service } from './google-error.ts';
import type { Patience } from './patience.ts';

/** How the reading of one source gets on. */
export interface Pace {
  /** Aborted when it takes too long, or is no longer wanted. */
  signal: AbortSignal;
  /** So many items are here that were not before. */
  gain: (items: number) => void;
}

/**
 * Reads a source within the time that it is given, whatever its calls, retries and pages add up to. A large source over
 * a slow line may take longer for as long as its items keep coming: each buys a little time. Once they stop coming there
 * is an end soon, and there is one if they never stop.
 */
export async function readAtPace<T>(
  service: Service,
  { sourceMs, itemMs, idleMs, sourceMostMs }: Patience,
  signal: AbortSignal | undefined,
  read: (pace: Pace) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const startedAt = performance.now();
  const givenUntil = startedAt + sourceMs;
  const mostUntil = startedAt + sourceMostMs;
  let earnedUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  function wait() {
    clearTimeout(timer);
    const until = Math.min(Math.max(givenUntil, earnedUntil), mostUntil);
    const leftMs = Math.max(0, until - performance.now());
    timer = setTimeout(() => over.abort(new GoogleError('too_slow', service)), leftMs);
  }

  wait();
  try {
    return await read({
      signal: signal ? AbortSignal.any([signal, over.signal]) : over.signal,
      gain(items) {
        const now = performance.now();
        earnedUntil = Math.min(Math.max(earnedUntil, now) + items * itemMs, now + idleMs);
        wait();
      },
    });
  } finally {
    clearTimeout(timer);
  }
}
