import { GoogleError, type Service } from './google-error.ts';

/** Reads a source within the time that it is given, whatever its calls, retries and pages add up to. */
export async function withTimeLimit<T>(
  ms: number,
  service: Service,
  signal: AbortSignal | undefined,
  read: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(new GoogleError('too_slow', service)), ms);
  try {
    return await read(signal ? AbortSignal.any([signal, over.signal]) : over.signal);
  } finally {
    clearTimeout(timer);
  }
}
