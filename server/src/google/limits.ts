import { SECOND_MS } from '@assembly/contract/limits';

/** How long, how often and how much: every bound on what Google may cost us. */
export interface GoogleLimits {
  /** For one call, headers and body together. */
  callMs: number;
  /** Further tries after the first. */
  retries: number;
  /** The first wait between two tries; each further one is twice as long. */
  backOffMs: number;
  /** For a source with all its calls. */
  sourceMs: number;
  /** For the name of the account, after that. */
  accountMs: number;
  /** The longest wait for the next bytes of a file that streams. */
  idleMs: number;
  answerMaxBytes: number;
  /** In one list. */
  pagesMax: number;
  /** In one list. */
  itemsMax: number;
}

/**
 * Four tries of twenty seconds, with the longest waits between them, fit into a source's time, and that into two minutes.
 * So do a hundred thousand events or files, a second for each thousand.
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
