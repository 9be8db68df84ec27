import { SECOND_MS } from '@assembly/contract/limits';

/** All limits on time, retries and size. */
export interface GoogleLimits {
  /** For one call, headers and body together. */
  callMs: number;
  /** Attempts after the first. */
  retries: number;
  /** The first wait between attempts; each further wait is twice as long. */
  backOffMs: number;
  /** For all calls of one source. */
  sourceMs: number;
  /** For the account's name, after the sources. */
  accountMs: number;
  /** The longest wait for the next bytes of a streamed file. */
  idleMs: number;
  answerMaxBytes: number;
  /** In one list. */
  pagesMax: number;
  /** In one list. */
  itemsMax: number;
}

/**
 * Four attempts of twenty seconds, with the longest waits, fit into `sourceMs`, and a run into two minutes. So do a
 * hundred thousand events or files at a second per thousand.
 */
export const DEFAULT_LIMITS: GoogleLimits = {
  callMs: 20 * SECOND_MS,
  retries: 3,
  backOffMs: 1 * SECOND_MS,
  sourceMs: 110 * SECOND_MS,
  accountMs: 5 * SECOND_MS,
  idleMs: 30 * SECOND_MS,
  answerMaxBytes: 64 * 1024 * 1024,
  pagesMax: 1000,
  itemsMax: 200_000,
};
