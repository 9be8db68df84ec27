interface Call {
  method?: string;
  cookie?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The address that people use, where it is not the one that is called. */
  origin?: string;
  signal?: AbortSignal;
}

/** A request over real HTTP, as a page of our own sends it. */
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
