import type { HttpError } from '../http/http-error.ts';
import { googleError, notFound, oauthError } from './google-error.ts';

const usageLimits = { domain: 'usageLimits' };
const denied = { statusName: 'PERMISSION_DENIED' };

/** Google's errors, in Google's words, for faults of the kind `error`. */
export const errorsByReason = {
  authError: () =>
    googleError(401, 'authError', 'Invalid Credentials', {
      location: 'Authorization',
      locationType: 'header',
      statusName: 'UNAUTHENTICATED',
      headers: { 'www-authenticate': 'Bearer realm="sandbox", error="invalid_token"' },
    }),
  rateLimitExceeded: () =>
    googleError(403, 'rateLimitExceeded', 'Rate Limit Exceeded', usageLimits),
  userRateLimitExceeded: () =>
    googleError(403, 'userRateLimitExceeded', 'User Rate Limit Exceeded', usageLimits),
  dailyLimitExceeded: () =>
    googleError(403, 'dailyLimitExceeded', 'Daily Limit Exceeded', usageLimits),
  accessNotConfigured: () =>
    googleError(
      403,
      'accessNotConfigured',
      'Google Calendar API has not been used in project 123456789012 before or it is disabled. Enable it, then retry.',
      { ...usageLimits, ...denied, detailReason: 'SERVICE_DISABLED' },
    ),
  API_KEY_SERVICE_BLOCKED: () =>
    googleError(403, 'forbidden', 'Requests to this API are blocked.', {
      ...denied,
      detailReason: 'API_KEY_SERVICE_BLOCKED',
    }),
  API_KEY_HTTP_REFERRER_BLOCKED: () =>
    googleError(403, 'forbidden', 'Requests from referer <empty> are blocked.', {
      ...denied,
      detailReason: 'API_KEY_HTTP_REFERRER_BLOCKED',
    }),
  forbidden: () => googleError(403, 'forbidden', 'Forbidden'),
  insufficientPermissions: () =>
    googleError(403, 'insufficientPermissions', 'Insufficient Permission', {
      ...denied,
      detailReason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
    }),
  fileNotDownloadable: () =>
    googleError(
      403,
      'fileNotDownloadable',
      'Only files with binary content can be downloaded. Use Export with Docs Editors files.',
      { location: 'alt' },
    ),
  exportSizeLimitExceeded: () =>
    googleError(403, 'exportSizeLimitExceeded', 'This file is too large to be exported.'),
  badRequest: () => googleError(400, 'badRequest', 'Bad Request'),
  notFound: () => notFound('Not Found'),
  gone: () => googleError(410, 'deleted', 'Resource has been deleted'),
  tooManyRequests: () =>
    googleError(429, 'rateLimitExceeded', 'Rate Limit Exceeded', {
      ...usageLimits,
      statusName: 'RESOURCE_EXHAUSTED',
    }),
  internalError: () =>
    googleError(500, 'internalError', 'Internal Error', { statusName: 'INTERNAL' }),
  backendError: () =>
    googleError(503, 'backendError', 'Service Unavailable', { statusName: 'UNAVAILABLE' }),
  invalid_grant: () => oauthError(400, 'invalid_grant', 'Token has been expired or revoked.'),
  invalid_client: () => oauthError(401, 'invalid_client', 'The OAuth client was not found.'),
  unauthorized_client: () => oauthError(401, 'unauthorized_client', 'Unauthorized'),
  redirect_uri_mismatch: () => oauthError(400, 'redirect_uri_mismatch', 'Bad Request'),
  invalid_token: () => oauthError(400, 'invalid_token', 'Token expired or revoked'),
} satisfies Record<string, () => HttpError>;

export type ErrorReason = keyof typeof errorsByReason;
