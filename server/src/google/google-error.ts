/** Which part of Google was asked. */
export type Service = 'Calendar' | 'Tasks' | 'Drive' | 'sign-in';

/** Whoever reads it can do it: docs/operating.md has that section. */
const NEW_TOKEN =
  'Make a new GOOGLE_REFRESH_TOKEN (docs/operating.md, "Connect Google", step 4), put it into .env and start the app anew.';

/** Every way Google can fail us, each with a sentence that tells an administrator what to do. */
const SENTENCES = {
  signed_out: `Google sign-in expired. Set the app's publishing status to In production. ${NEW_TOKEN}`,
  wrong_client:
    'Google does not know this app. Check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET against the Google Cloud console.',
  unauthorized: `{service} did not accept the sign-in. ${NEW_TOKEN}`,
  api_not_enabled:
    'The {service} API is not enabled. Enable it in the Google Cloud console under "APIs & Services", wait a few minutes and try again.',
  key_unknown: 'Google does not know the API key. Check GOOGLE_API_KEY.',
  key_lacks_api:
    "The API key may not be used for {service}. Add the {service} API to the key's API restrictions in the Google Cloud console.",
  key_restricted:
    "The API key works only from certain web pages or addresses, and not from this server. Change the key's application restrictions in the Google Cloud console.",
  calendar_not_found:
    'Google Calendar does not find the calendar. Check GOOGLE_CALENDAR_ID, and make the calendar public or share it with the connected account.',
  file_not_found:
    'Google Drive does not find this file: it was deleted or is no longer shared. Sync the data again.',
  folder_not_found:
    "Google Drive shows no folder of the id in GOOGLE_DRIVE_FOLDER. Check that it is the last part of the folder's address, and that the folder is shared with the connected account and not in the bin.",
  not_found:
    '{service} does not find what was asked for: it may just have been deleted. Try again, and check GOOGLE_API_URL if it is set.',
  scope_missing: `The connected Google account has not allowed the app to read {service}. ${NEW_TOKEN}`,
  forbidden:
    '{service} refuses access. Check that the connected Google account may see this, and share it with that account.',
  rate_limit: '{service} is being asked too often. Try again in a few minutes.',
  daily_limit:
    '{service} has reached its limit for today. Try again tomorrow, or raise the quota in the Google Cloud console.',
  unavailable: '{service} is not available at the moment. Try again later.',
  unreachable:
    "{service} cannot be reached. Check this server's internet connection, then try again.",
  too_slow: '{service} took too long to answer. Try again later.',
  too_large:
    '{service} sent an answer that is too large to take. Look for an item with a very long text and shorten it.',
  too_many: '{service} holds more items than the app can take. Remove some of them.',
  not_understood:
    '{service} sent an answer that makes no sense. Try again later; if it stays so, check GOOGLE_API_URL and GOOGLE_TOKEN_URL if they are set, and any proxy in between.',
  endless_pages: '{service} sent pages without an end. Try again later.',
  refused:
    '{service} refused the request. Try again; if it stays so, check the Google settings of this server.',
  not_downloadable: 'Google Drive does not hand out this file. Open it in Google Drive instead.',
  export_too_large:
    'This document is too large for Google to turn into a PDF. Split it, or put a PDF of it into the drive.',
} as const;

export type GoogleErrorKind = keyof typeof SENTENCES;

/** Trouble that may be over at the next try. */
const PASSING: ReadonlySet<GoogleErrorKind> = new Set([
  'rate_limit',
  'unavailable',
  'unreachable',
  'too_slow',
]);

interface Details {
  mayPass?: boolean;
  retryAfterMs?: number | undefined;
}

/** It never has a cause: what fetch throws may hold an address, and addresses hold the API key. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError';
  readonly kind: GoogleErrorKind;
  readonly service: Service;
  readonly mayPass: boolean;
  /** How long Google asks us to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: GoogleErrorKind, service: Service, details: Details = {}) {
    super(SENTENCES[kind].replaceAll('{service}', `Google ${service}`));
    this.kind = kind;
    this.service = service;
    this.mayPass = details.mayPass ?? PASSING.has(kind);
    this.retryAfterMs = details.retryAfterMs;
  }
}
