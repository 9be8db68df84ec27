import * as z from 'zod/mini';

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

/** The body of a failed call, `application/problem+json`. Its sentences are English: browsers use the codes. */
export const problemSchema = z.object({
  status: z.int(),
  code: z.enum(codes),
  detail: z.string(),
  /** Which text of the messages' `problems` to show, if it is not that of the code; if there is none, the `detail`. */
  reason: z.optional(z.string()),
  /** A sentence for each invalid field. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** The texts of the messages' `fields.errors` to show instead. */
  fieldCodes: z.optional(z.record(z.string(), z.string())),
});

export type ProblemBody = z.infer<typeof problemSchema>;

export interface ApiErrorOptions {
  /** If it differs from the usual status of the code. */
  status?: number;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
}

/** A failed call. The browser makes one from the reply; the server throws its subclass `Problem`. */
export class ApiError extends Error {
  // Declared only: fields of a class need helpers in the oldest supported browsers.
  declare readonly code: ProblemCode;
  declare readonly status: number;
  declare readonly fields: Record<string, string> | undefined;
  declare readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, detail: string, options: ApiErrorOptions = {}) {
    super(detail);
    this.name = 'ApiError';
    this.code = code;
    this.status = options.status ?? PROBLEM_STATUS[code];
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
