/** An answer Google gives instead of what was asked: thrown anywhere, sent by the server. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    body: unknown,
    message: string,
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

type More = {
  domain?: string;
  /** The query parameter or header at fault. */
  location?: string;
  locationType?: 'parameter' | 'header';
  /** Google's status word, which only its newer services send. */
  word?: string;
  /** The reason inside `details`, where it says more than the one in `errors`. */
  detail?: string;
  headers?: Record<string, string>;
};

export function googleError(code: number, reason: string, message: string, more: More = {}) {
  const fault = {
    message,
    domain: more.domain ?? 'global',
    reason,
    ...(more.location && {
      location: more.location,
      locationType: more.locationType ?? 'parameter',
    }),
  };
  const error = {
    code,
    message,
    errors: [fault],
    ...(more.word && { status: more.word }),
    ...(more.detail && {
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: more.detail,
          domain: 'googleapis.com',
        },
      ],
    }),
  };
  return new HttpError(code, { error }, message, more.headers);
}

export function invalidParameter(name: string, message = 'Invalid Value', reason = 'invalid') {
  return googleError(400, reason, message, { location: name });
}

export function notFound(what: string) {
  return googleError(404, 'notFound', what);
}

/** OAuth speaks another shape than the APIs do. */
export function oauthError(status: number, error: string, description: string) {
  return new HttpError(status, { error, error_description: description }, description);
}

/** Google would do it and the sandbox does not: say so, rather than answer something else. */
export function notImplemented(what: string) {
  return googleError(501, 'notImplemented', `The sandbox does not do ${what}.`);
}
