import messages from '@assembly/messages/en/googleErrors';
import { messageOf } from '@assembly/messages/message-of';

export type Service = 'Calendar' | 'Tasks' | 'Drive' | 'sign-in';

/** The messages say for each kind of failure what is wrong, and what to do. */
export type GoogleErrorKind = keyof typeof messages;

/** Failures that are worth a retry. */
const TEMPORARY: ReadonlySet<GoogleErrorKind> = new Set([
  'rate_limit',
  'unavailable',
  'unreachable',
  'too_slow',
]);

/** The refresh token will never work again: an administrator has to connect again. */
const TOKEN_REJECTED: ReadonlySet<GoogleErrorKind> = new Set(['signed_out', 'other_client']);

interface Details {
  isTemporary?: boolean;
  retryAfterMs?: number | undefined;
  calendarId?: string | undefined;
}

/** Never has a cause: errors of fetch may contain the URL, and with it the API key. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError';
  readonly kind: GoogleErrorKind;
  readonly service: Service;
  readonly isTemporary: boolean;
  /** Google has rejected the refresh token permanently. */
  readonly isTokenRejected: boolean;
  /** From Google's Retry-After header. */
  readonly retryAfterMs: number | undefined;
  /** The calendar that could not be read, if there are several. */
  readonly calendarId: string | undefined;

  constructor(kind: GoogleErrorKind, service: Service, details: Details = {}) {
    super(messageOf(messages, kind, [service]));
    this.kind = kind;
    this.service = service;
    this.isTemporary = details.isTemporary ?? TEMPORARY.has(kind);
    this.isTokenRejected = TOKEN_REJECTED.has(kind);
    this.retryAfterMs = details.retryAfterMs;
    this.calendarId = details.calendarId;
  }
}
