import { SECOND_MS } from '@assembly/contract/limits';

/** How long a `Retry-After` header asks to wait: seconds, or a date. Undefined for any other text. */
export function parseRetryAfter(text: string | null | undefined, now: number): number | undefined {
  const value = text?.trim() ?? '';
  const waitMs = /^\d+$/.test(value) ? Number(value) * SECOND_MS : Date.parse(value) - now;
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
