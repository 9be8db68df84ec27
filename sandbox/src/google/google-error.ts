import { HttpError } from '../http/http-error.ts';

type ErrorDetails = {
  domain?: string;
  /** The query parameter or header that caused it. */
  location?: string;
  locationType?: 'parameter' | 'header';
  /** Google's status name, which only its newer services send. */
  statusName?: string;
  /** The reason inside `details`, where it is more specific than the one in `errors`. */
  detailReason?: string;
  headers?: Record<string, string>;
};

export function googleError(
  code: number,
  reason: string,
  message: string,
  details: ErrorDetails = {},
) {
  const cause = {
    message,
    domain: details.domain ?? 'global',
    reason,
    ...(details.location && {
      location: details.location,
      locationType: details.locationType ?? 'parameter',
    }),
  };
  const error = {
    code,
    message,
    errors: [cause],
    ...(details.statusName && { status: details.statusName }),
    ...(details.detailReason && {
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: details.detailReason,
          domain: 'googleapis.com',
        },
      ],
    }),
  };
  return new HttpError(code, { error }, message, details.headers);
}

export function invalidParameter(name: string, message = 'Invalid Value', reason = 'invalid') {
  return googleError(400, reason, message, { location: name });
}

export function notFound(message: string) {
  return googleError(404, 'notFound', message);
}

/** OAuth errors have another shape than those of the APIs. */
export function oauthError(status: number, error: string, description: string) {
  return new HttpError(status, { error, error_description: description }, description);
}

/** Google offers this and the sandbox does not: refuse it rather than reply with something wrong. */
export function notImplemented(feature: string) {
  return googleError(501, 'notImplemented', `The sandbox does not implement ${feature}.`);
}

/** Google replies to an unknown path with an HTML page. */
export function unknownPath(path: string) {
  const escaped = path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const page = `<!DOCTYPE html><html lang=en><title>Error 404 (Not Found)!!1</title><p><b>404.</b> <ins>That’s an error.</ins><p>The requested URL <code>${escaped}</code> was not found on this server.`;
  return new HttpError(404, page, 'Not Found');
}
