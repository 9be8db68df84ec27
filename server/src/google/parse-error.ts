import { z } from 'zod';
import { parseRetryAfter } from '../parse-retry-after.ts';
import { GoogleError, type GoogleErrorKind, type Service } from './google-error.ts';

/** The error for a 404. */
export type NotFoundKind =
  | 'calendar_not_found'
  | 'file_not_found'
  | 'listed_folder_not_found'
  | 'not_found';

/** Older and newer Google APIs use different reasons for the same error. */
const KIND_OF_REASON: Record<string, GoogleErrorKind> = {
  invalid_grant: 'signed_out',
  invalid_token: 'signed_out',
  redirect_uri_mismatch: 'redirect_mismatch',
  invalid_client: 'wrong_client',
  deleted_client: 'wrong_client',
  unauthorized_client: 'other_client',
  accessNotConfigured: 'api_not_enabled',
  SERVICE_DISABLED: 'api_not_enabled',
  keyInvalid: 'key_unknown',
  keyExpired: 'key_unknown',
  API_KEY_INVALID: 'key_unknown',
  API_KEY_SERVICE_BLOCKED: 'key_restricted',
  API_KEY_HTTP_REFERRER_BLOCKED: 'key_restricted',
  API_KEY_IP_ADDRESS_BLOCKED: 'key_restricted',
  ipRefererBlocked: 'key_restricted',
  insufficientPermissions: 'scope_missing',
  ACCESS_TOKEN_SCOPE_INSUFFICIENT: 'scope_missing',
  rateLimitExceeded: 'rate_limit',
  userRateLimitExceeded: 'rate_limit',
  RATE_LIMIT_EXCEEDED: 'rate_limit',
  dailyLimitExceeded: 'daily_limit',
  quotaExceeded: 'daily_limit',
  fileNotDownloadable: 'not_downloadable',
  fileNotExportable: 'not_downloadable',
  cannotDownloadFile: 'not_downloadable',
  cannotDownloadAbusiveFile: 'not_downloadable',
  exportSizeLimitExceeded: 'export_too_large',
};

const reasons = z
  .array(z.object({ reason: z.string() }).catch({ reason: '' }))
  .transform((all) => all.map(({ reason }) => reason))
  .catch([]);

/** The APIs send an object; the sign-in service sends a word. `details` is more precise than `errors`. */
const errorBody = z.object({
  error: z.union([
    z.string().transform((word) => [word]),
    z
      .object({ details: reasons, errors: reasons })
      .transform(({ details, errors }) => [...details, ...errors]),
  ]),
});

/** Drops Google's own message, which may contain secrets and is not written for administrators. */
export function parseError(
  { service, notFound }: { service: Service; notFound: NotFoundKind },
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: string,
): GoogleError {
  const known = parseReasons(body).find((reason) => Object.hasOwn(KIND_OF_REASON, reason));
  // The body of a 5xx is ignored.
  const kind =
    status < 500 && known !== undefined ? KIND_OF_REASON[known] : kindOfStatus(status, notFound);
  const retryAfterMs = parseRetryAfter(headers.get('retry-after'), Date.now());
  return new GoogleError(kind ?? 'refused', service, { retryAfterMs });
}

function parseReasons(body: string): string[] {
  try {
    return errorBody.safeParse(JSON.parse(body)).data?.error ?? [];
  } catch {
    return []; // Google sometimes sends an HTML page.
  }
}

function kindOfStatus(status: number, notFound: NotFoundKind): GoogleErrorKind {
  if (status < 400) return 'not_understood';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 410) return notFound;
  if (status === 429) return 'rate_limit';
  return status >= 500 ? 'unavailable' : 'refused';
}
