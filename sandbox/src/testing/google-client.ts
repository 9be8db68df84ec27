import { demoOptions } from '../options.ts';
import type { Sandbox } from '../start-sandbox.ts';

// biome-ignore lint/suspicious/noExplicitAny: each test asserts the shape it expects
export type ClientReply = { status: number; headers: Headers; body: any };

export type GoogleClient = {
  /** With the owner's access token. */
  get: (path: string, headers?: Record<string, string>) => Promise<ClientReply>;
  /** Without a token; with an API key if the path has one. */
  getWithoutToken: (path: string) => Promise<ClientReply>;
  /** Every page of a list, as an array of items each. */
  // biome-ignore lint/suspicious/noExplicitAny: each test asserts the shape it expects
  pages: (path: string) => Promise<any[][]>;
  headers: Record<string, string>;
};

export const eventsPath = `/calendar/v3/calendars/${encodeURIComponent(demoOptions.calendarId)}/events`;

export function requestToken(sandbox: Sandbox, fields: Record<string, string> = {}) {
  return fetch(sandbox.tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...refreshGrant, ...fields }),
  });
}

export const refreshGrant = {
  grant_type: 'refresh_token',
  client_id: demoOptions.clientId,
  client_secret: demoOptions.clientSecret,
  refresh_token: demoOptions.refreshToken,
};

/** Gets an access token as the app does. */
export async function signIn(sandbox: Sandbox): Promise<GoogleClient> {
  const { access_token } = (await (await requestToken(sandbox)).json()) as { access_token: string };
  return clientFor(sandbox, access_token);
}

export function clientFor(sandbox: Sandbox, accessToken: string): GoogleClient {
  const headers = { authorization: `Bearer ${accessToken}` };
  const get: GoogleClient['get'] = async (path, extraHeaders = {}) =>
    readReply(await fetch(sandbox.url + path, { headers: { ...headers, ...extraHeaders } }));
  return {
    headers,
    get,
    getWithoutToken: async (path) => readReply(await fetch(sandbox.url + path)),
    async pages(path) {
      const pages = [];
      let token: string | undefined;
      do {
        const parameter =
          token === undefined ? '' : `${path.includes('?') ? '&' : '?'}pageToken=${token}`;
        const { status, body } = await get(path + parameter);
        if (status !== 200) throw new Error(JSON.stringify(body));
        pages.push(body.items ?? []);
        token = body.nextPageToken;
      } while (token !== undefined);
      return pages;
    },
  };
}

async function readReply(response: Response): Promise<ClientReply> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
}

export function reasonOf({ body }: ClientReply): string {
  return body.error.errors[0].reason;
}
