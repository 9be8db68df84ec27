import { type AccessTokens, createAccessTokens } from './access-token.ts';
import { fetchJson, type HttpRequest } from './fetch-json.ts';
import type { GoogleAccess, GoogleLimits } from './google-access.ts';
import { GoogleError, type Service } from './google-error.ts';
import type { NotFoundKind } from './parse-error.ts';
import { withRetries } from './retry.ts';

export interface ApiRequest {
  service: Service;
  notFound: NotFoundKind;
  /** Below the API's base address; `{id}` is replaced by the encoded id. */
  path: string;
  id?: string;
  query: Record<string, string>;
  headers?: Record<string, string>;
  /** Without an API key, the access token is used instead. */
  auth: 'key' | 'token' | 'key and token';
}

type Send<T> = (request: HttpRequest) => Promise<T>;

/** Adds the key or token to each request, and retries. */
export interface Client {
  limits: GoogleLimits;
  isTokenRejected(): boolean;
  getJson(request: ApiRequest, signal: AbortSignal): Promise<unknown>;
  /** Like `getJson`, but `send` makes the request. */
  get<T>(request: ApiRequest, send: Send<T>, signal: AbortSignal, retries?: number): Promise<T>;
}

export function createClient(
  settings: GoogleAccess,
  limits: GoogleLimits,
  onTokenRejected: () => void,
): Client {
  const tokens = createAccessTokens(settings, limits, onTokenRejected);

  const get: Client['get'] = async (request, send, signal, retries = limits.retries) => {
    const attempt = (token?: string) =>
      withRetries(
        () => send(toHttpRequest(settings, request, token)),
        { ...limits, retries },
        signal,
      );
    if (request.auth === 'key' && settings.apiKey !== undefined) return await attempt();
    return await withToken(tokens, attempt, signal);
  };

  return {
    limits,
    isTokenRejected: tokens.isRejected,
    get,
    getJson: (request, signal) => get(request, (http) => fetchJson(http, limits, signal), signal),
  };
}

/** Replaces a token once if Google rejects it: it may be revoked before it expires. */
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
function unlessAborted<T>(pending: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([pending, aborted]);
}

function toHttpRequest(access: GoogleAccess, request: ApiRequest, token?: string): HttpRequest {
  const { apiUrl, apiKey } = access;
  const { service, notFound, query, id } = request;
  // '', '.' and '..' would change the path even when encoded.
  if (id !== undefined && /^\.{0,2}$/.test(id)) throw new GoogleError(notFound, service);
  const path = request.path.replace('{id}', () => encodeURIComponent(id?.toWellFormed() ?? ''));
  const url = new URL(`${apiUrl.replace(/\/+$/, '')}${path}`);
  url.search = new URLSearchParams(query).toString();
  if (request.auth !== 'token' && apiKey !== undefined) url.searchParams.set('key', apiKey);
  const authorization = token !== undefined && { authorization: `Bearer ${token}` };
  return { service, notFound, url, headers: { ...request.headers, ...authorization } };
}
