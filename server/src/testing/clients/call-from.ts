import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Call {
  method?: string;
  cookie?: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** How long it took, in milliseconds. */
  ms: number;
}

/** Sends a request from an address such as 127.0.7.1, which the server counts as a separate network. */
export function callFrom(
  localAddress: string,
  url: string,
  { method = 'GET', cookie, body, headers, signal }: Call = {},
): Promise<Reply> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      localAddress,
      agent: false,
      ...(signal && { signal }),
      headers: {
        origin: new URL(url).origin,
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then(
        (body) => resolve({ status, headers, body, ms: performance.now() - startedAt }),
        reject,
      );
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
