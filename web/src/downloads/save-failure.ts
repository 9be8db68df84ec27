import { ApiError } from '@assembly/contract/api-error';
import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { formatBytes } from '../browser/locale/format-bytes.ts';
import { isQuotaError } from '../offline/files/stored-files.ts';

const FIRST_RETRY_MS = 2 * SECOND_MS;
const LONGEST_RETRY_MS = 1 * MINUTE_MS;
const BUSY_CODES = ['busy', 'unavailable', 'too_many_downloads', 'too_many_attempts'];

/** Why a recording was not saved, in a sentence that says what to do. */
export class SaveError extends Error {
  override name = 'SaveError';
}

export const savedElsewhere = () => new SaveError('This recording is being saved in another tab.');
export const unreadable = () =>
  new SaveError('What is stored on this phone could not be read. Please try again.');

const MAKE_ROOM = 'Remove recordings that you no longer need, or photos and apps, then try again.';

/** Throws if there is certainly too little space. Not every browser says how much there is. */
export async function checkSpace(neededBytes: number, evictableBytes: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  if (quota === undefined || usage === undefined) return;
  const missing = neededBytes - evictableBytes - (quota - usage);
  if (missing <= 0) return;
  const amount = formatBytes(missing);
  throw new SaveError(`This phone needs ${amount} more space for this recording. ${MAKE_ROOM}`);
}

export function describeFailure(error: unknown): string {
  if (error instanceof ApiError || error instanceof SaveError) return error.message;
  if (isQuotaError(error)) return `This phone has no space left. ${MAKE_ROOM}`;
  return 'The recording could not be saved. Please try again.';
}

export interface Retry {
  afterMs: number;
  message: string;
}

/** When to try again without being asked; null if the person has to decide. */
export function retryAfter(error: unknown, attempt: number): Retry | null {
  const afterMs = Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS);
  const isRefused = error instanceof ApiError && error.code !== 'unexpected';
  if (isRefused && !BUSY_CODES.includes(error.code)) return null;
  if (isRefused) {
    const askedMs = (error.retryAfterSeconds ?? 0) * SECOND_MS;
    return {
      afterMs: Math.max(afterMs, askedMs),
      message: 'The server is busy. Saving will resume shortly.',
    };
  }
  // A proxy in front of a stopped server, no network, or a connection that was cut off.
  const isLost = error instanceof ApiError || error instanceof TypeError;
  return isLost ? { afterMs, message: 'No connection. Saving resumes automatically.' } : null;
}
