export type Service = 'Calendar' | 'Tasks' | 'Drive' | 'sign-in';

const CONNECT_AGAIN = 'Connect Google again in the settings.';
const REPLACE_TOKEN =
  'Create a new refresh token, set GOOGLE_REFRESH_TOKEN to it, and restart the server.';

/** The permissions, in the words of Google's consent page. */
const PERMISSION_WORDS: Partial<Record<Service, string>> = {
  Calendar: 'See and download any calendar you can access using your Google Calendar',
  Tasks: 'View your tasks',
  Drive: 'See and download all your Google Drive files',
};

/** What an administrator reads for each kind of failure: what is wrong, and what to do. */
const MESSAGES = {
  signed_out: `Google sign-in expired. Set the app's publishing status to In production. ${CONNECT_AGAIN}`,
  not_connected: 'Google is not connected. Connect it in the settings.',
  wrong_client:
    'Google does not recognize this client ID. Compare the client ID and secret in the settings with the Google Cloud console.',
  other_client: `Google was connected with another client ID. ${CONNECT_AGAIN}`,
  unauthorized: `{service} did not accept the sign-in. ${CONNECT_AGAIN}`,
  api_not_enabled:
    'The {service} API is not enabled. Enable it in the Google Cloud console under "APIs & Services", wait a few minutes and try again.',
  key_unknown: 'Google does not accept the API key. Check it in the settings.',
  key_restricted:
    "The API key may not be used for {service} from this server. Change the key's restrictions in the Google Cloud console.",
  no_calendar: 'No calendar is chosen. Choose one in the settings, then sync again.',
  calendar_not_found:
    'Google Calendar cannot find the calendar. Check the calendars in the settings. Make the calendar public, or share it with the connected account.',
  file_not_found:
    'Google Drive cannot find this file: it was deleted or is not shared any more. Sync the data again.',
  listed_folder_not_found:
    'Google Drive cannot find this folder: it was deleted or is not shared any more. Choose another one.',
  folder_not_found:
    'Google Drive cannot find the folder to sync. Check the drive folder in the settings, and that the folder is shared with the connected account and not in the trash.',
  task_lists_not_found:
    'Google Tasks has none of the chosen task lists. Choose others in the settings.',
  not_found:
    '{service} cannot find what was requested: it may just have been deleted. Try again, and check GOOGLE_API_URL if it is set.',
  scope_missing: `The connected Google account has not allowed the app to read {service}. ${CONNECT_AGAIN} On Google's page, select "{permission}".`,
  code_rejected: 'Google did not accept the authorization, or it took too long. Connect again.',
  redirect_mismatch:
    'The redirect address is not registered at Google. Copy it from the settings into the client in the Google Cloud console, wait a few minutes and connect again.',
  no_refresh_token:
    'Google did not send a refresh token. Remove the app under "Third-party apps & services" of the Google account, then connect again.',
  forbidden:
    '{service} refuses access. Check that the connected Google account may see this, and share it with that account.',
  rate_limit: "{service}'s rate limit was reached. Try again in a few minutes.",
  daily_limit:
    '{service} has reached its limit for today. Try again tomorrow, or raise the quota in the Google Cloud console.',
  unavailable: '{service} is not available at the moment. Try again later.',
  unreachable:
    "{service} cannot be reached. Check this server's internet connection, then try again.",
  too_slow: '{service} took too long to answer. Try again later.',
  too_large:
    '{service} sent an answer that is too large to read. Look for an item with a very long text and shorten it.',
  too_many: '{service} has more items than the app can handle. Remove some of them.',
  not_understood:
    '{service} sent an answer that could not be understood. Try again later. If it keeps failing, check GOOGLE_API_URL and GOOGLE_TOKEN_URL if they are set, and any proxy in between.',
  refused:
    '{service} refused the request. Try again. If it keeps failing, check the Google settings of this server.',
  not_downloadable:
    'Google Drive does not allow this file to be downloaded. Open it in Google Drive instead.',
  export_too_large:
    'This document is too large for Google to export as a PDF. Split it, or put a PDF of it into the drive.',
} as const;

export type GoogleErrorKind = keyof typeof MESSAGES;

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
    super(
      MESSAGES[kind]
        .replaceAll('{service}', `Google ${service}`)
        .replaceAll('{permission}', PERMISSION_WORDS[service] ?? ''),
    );
    this.kind = kind;
    this.service = service;
    this.isTemporary = details.isTemporary ?? TEMPORARY.has(kind);
    this.isTokenRejected = TOKEN_REJECTED.has(kind);
    this.retryAfterMs = details.retryAfterMs;
    this.calendarId = details.calendarId;
  }
}

/** For an installation whose refresh token comes from the environment: there, Google cannot be connected in the settings. */
export function messageForFixedToken({ message }: GoogleError): string {
  return message.replace(CONNECT_AGAIN, REPLACE_TOKEN);
}
