import type { Assembly } from './processes/start-assembly.ts';

interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the API as one of our pages would, outside any browser. */
export async function callApi(
  { url }: Pick<Assembly, 'url'>,
  path: string,
  { method = 'GET', body, headers }: Call = {},
): Promise<Response> {
  return await fetch(url + path, {
    method,
    headers: {
      origin: new URL(url).origin,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** The cookie that a reply sets, as the browser would send it back. */
export function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
