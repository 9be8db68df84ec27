import { GoogleError, type Service } from './google-error.ts';

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
