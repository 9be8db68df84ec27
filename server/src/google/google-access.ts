import { SECOND_MS } from '@assembly/contract/limits';

const MEBIBYTE = 1024 * 1024;

/** The credentials and addresses for Google's APIs, and what to read from them. */
export interface GoogleAccess {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  /** Without it the calendars are read with the access token. */
  apiKey: string | undefined;
  /** If an event is in several of them, the first one counts. */
  calendarIds: readonly string[];
  /** The ids of the task lists to read; all if empty, none if the only one is `NOTHING_CHOSEN`. */
  taskLists: readonly string[];
  /** If set, only the contents of this folder are synced; nothing if it is `NOTHING_CHOSEN`. */
  driveFolder: string | undefined;
  tokenUrl: string;
  /** `/calendar/v3`, `/tasks/v1`, `/drive/v2` and `/drive/v3` are appended. */
  apiUrl: string;
}

export interface GoogleLimits {
  /** For one call, headers and body together. */
  callMs: number;
  /** Attempts after the first. */
  retries: number;
  /** The first wait between attempts; each further wait is twice as long. */
  backOffMs: number;
  /** For all calls of one source. */
  sourceMs: number;
  /** For listing what can be chosen: a user is waiting for the response. */
  choicesMs: number;
  /** For what is optional: the account's email address, and the colors of calendars. */
  optionalMs: number;
  /** The longest wait for the next bytes of a streamed file. */
  idleMs: number;
  answerMaxBytes: number;
  /** In one list. */
  pagesMax: number;
  /** In one list. */
  itemsMax: number;
}

/**
 * Four attempts of 20 seconds with the longest waits fit into `sourceMs`, and a whole run into two minutes. So do
 * 100,000 events or files, at one second per thousand.
 */
export const DEFAULT_LIMITS: GoogleLimits = {
  callMs: 20 * SECOND_MS,
  retries: 3,
  backOffMs: 1 * SECOND_MS,
  sourceMs: 110 * SECOND_MS,
  choicesMs: 25 * SECOND_MS,
  optionalMs: 5 * SECOND_MS,
  idleMs: 30 * SECOND_MS,
  // JSON is parsed on the main thread: larger replies would hold up every other request.
  answerMaxBytes: 2 * MEBIBYTE,
  pagesMax: 1000,
  itemsMax: 200_000,
};

/** For a process of its own, which only syncs. */
export const SYNC_LIMITS: GoogleLimits = { ...DEFAULT_LIMITS, answerMaxBytes: 64 * MEBIBYTE };
