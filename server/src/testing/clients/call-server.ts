interface Call {
  method?: string;
  cookie?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The public address, when it is not the one that is called. */
  origin?: string;
  signal?: AbortSignal;
}

/** Sends a request over real HTTP as one of our own pages does. */
export function callServer(url: string, path: string, call: Call = {}): Promise<Response> {
  const { method = 'GET', cookie, body, headers, origin = new URL(url).origin, signal } = call;
  return fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      origin,
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}
