import { SECOND_MS } from '@assembly/contract/limits';
import { recomputeIfZoneChanged } from '../store/content/recompute-event-times.ts';
import type { Database } from '../store/database/tables.ts';

const RETRY_MS = 10 * SECOND_MS;

/**
 * Returns a function that moves the stored events to the current time zone. It never rejects, and retries until it
 * succeeds.
 */
export function createZoneCheck(
  db: Database,
  currentZone: () => string,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let retry: NodeJS.Timeout | undefined;
  return async function check() {
    clearTimeout(retry);
    try {
      await recomputeIfZoneChanged(db, currentZone());
    } catch (error) {
      onError(error);
      retry = setTimeout(() => void check(), RETRY_MS).unref();
    }
  };
}
