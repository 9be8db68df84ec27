import { type AccessTokens, createAccessTokens } from './access-token.ts';
import { type Call, fetchJson } from './fetch-json.ts';
import type { GoogleAccess } from './google-access.ts';
import { GoogleError, type Service } from './google-error.ts';
import type { GoogleLimits } from './limits.ts';
import type { NotFoundKind } from './parse-error.ts';
import { withRetries } from './retry.ts';

export interface Ask {
  service: Service;
  notFound: NotFoundKind;
  /** Below the API's base address; `{id}` is replaced by the encoded id. */
  path: string;
  id?: string;
  query: Record<string, string>;
  headers?: Record<string, string>;
  /** If there is no API key, the token is used instead. */
  by: 'key' | 'token' | 'key and token';
}

/** Adds the key or token to each request, and retries. */
export interface Client {
  limits: GoogleLimits;
  getJson(ask: Ask, signal: AbortSignal): Promise<unknown>;
  /** The same with another way to send the request. */
  get<T>(ask: Ask, send: (call: Call) => Promise<T>, signal: AbortSignal): Promise<T>;
}

export function createClient(settings: GoogleAccess, limits: GoogleLimits): Client {
  const tokens = createAccessTokens(settings, limits);

  const get: Client['get'] = async (ask, send, signal) => {
    const attempt = (token?: string) =>
      withRetries(() => send(callFor(settings, ask, token)), limits, signal);
    if (ask.by === 'key' && settings.apiKey !== undefined) return await attempt();
    return await withToken(tokens, attempt, signal);
  };

  return {
    limits,
    get,
    getJson: (ask, signal) => get(ask, (call) => fetchJson(call, limits, signal), signal),
  };
}

/** A token may be revoked before it expires: then it is replaced once. */
async function withToken<T>(
  tokens: AccessTokens,
  attempt: (token: string) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const token = await unlessAborted(tokens.current(), signal);
  try {
    return await attempt(token);
  } catch (error) {
    if (!(error instanceof GoogleError && error.kind === 'unauthorized')) throw error;
    return await attempt(await unlessAborted(tokens.replace(token), signal));
  }
}

/** Others may wait for the same token, so aborting must not cancel the refresh itself. */
async function unlessAborted<T>(waitedFor: Promise<T>, signal: AbortSignal) {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([waitedFor, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function callFor({ apiUrl, apiKey }: GoogleAccess, ask: Ask, token: string | undefined): Call {
  const { service, notFound, query, id } = ask;
  // These would lead to another path even when encoded.
  if (id !== undefined && /^\.{0,2}$/.test(id)) throw new GoogleError(notFound, service);
  const path = ask.path.replace('{id}', () => encodeURIComponent(id?.toWellFormed() ?? ''));
  const url = new URL(`${apiUrl.replace(/\/+$/, '')}${path}`);
  url.search = new URLSearchParams(query).toString();
  if (ask.by !== 'token' && apiKey !== undefined) url.searchParams.set('key', apiKey);
  const authorization = token !== undefined && { authorization: `Bearer ${token}` };
  return { service, notFound, url, headers: { ...ask.headers, ...authorization } };
}
