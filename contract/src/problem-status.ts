import * as z from 'zod/mini';
import { problemSchema } from './api-error.ts';

/** Every way a call can fail, with its HTTP status. */
export const PROBLEM_STATUS = {
  invalid_input: 422,
  password_policy: 422,
  bad_request: 400,
  invalid_credentials: 401,
  not_signed_in: 401,
  account_inactive: 403,
  forbidden: 403,
  wrong_origin: 403,
  wrong_setup_code: 403,
  not_found: 404,
  email_not_found: 404,
  user_not_found: 404,
  session_not_found: 404,
  event_not_found: 404,
  version_not_found: 404,
  folder_not_found: 404,
  file_not_found: 404,
  feed_not_found: 404,
  backup_not_found: 404,
  email_in_use: 409,
  sync_running: 409,
  last_admin: 409,
  own_account: 409,
  settings_changed: 409,
  fixed_by_environment: 409,
  no_secret_key: 409,
  push_not_available: 409,
  mail_not_configured: 409,
  google_not_configured: 409,
  google_not_connected: 409,
  too_many_feeds: 409,
  backup_running: 409,
  backup_not_configured: 409,
  /** Nothing was restored, because the current state could not be backed up first. */
  backup_not_made: 409,
  backup_damaged: 409,
  backup_newer: 409,
  reset_expired: 410,
  setup_done: 410,
  body_too_large: 413,
  unsupported_body: 415,
  unsupported_image: 415,
  too_many_attempts: 429,
  too_many_downloads: 429,
  unexpected: 500,
  mail_failed: 502,
  google_failed: 502,
  google_not_revoked: 502,
  busy: 503,
  unavailable: 503,
  session_not_ended: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

const codes = Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]];

/** What this version of the server replies. */
export const knownProblemSchema = z.extend(problemSchema, { code: z.enum(codes) });
