import { type AccessTokens, createAccessTokens } from './access-token.ts';
import { type Call, fetchJson } from './fetch-json.ts';
import type { GoogleAccess } from './google-access.ts';
import { GoogleError, type Service } from './google-error.ts';
import type { GoogleLimits } from './limits.ts';
import type { NotFoundKind } from './parse-error.ts';
import { withRetries } from './retry.ts';

/** What to ask of which of Google's APIs. */
export interface Ask {
  service: Service;
  notFound: NotFoundKind;
  /** Below the API's address; `{id}` stands for the id. */
  path: string;
  /** As Google gave it, not yet encoded. */
  id?: string;
  query: Record<string, string>;
  headers?: Record<string, string>;
  /** Who asks. A key that is not there is made up for by the token. */
  by: 'key' | 'token' | 'key and token';
}

/** Asks Google as ourselves: signed in, with the key where one belongs, and again where that helps. */
export interface Client {
  limits: GoogleLimits;
  getJson(ask: Ask, signal?: AbortSignal): Promise<unknown>;
  /** The same for any other way of sending. */
  get<T>(ask: Ask, send: (call: Call) => Promise<T>, signal?: AbortSignal): Promise<T>;
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

/** A token may be revoked before it expires: then once more with a new one. */
async function withToken<T>(
  tokens: AccessTokens,
  attempt: (token: string) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const token = await unlessAborted(tokens.current(), signal);
  try {
    return await attempt(token);
  } catch (error) {
    if (!(error instanceof GoogleError && error.kind === 'unauthorized')) throw error;
    return await attempt(await unlessAborted(tokens.insteadOf(token), signal));
  }
}

/** Others may wait for the same token, so whoever leaves does not take it along. */
async function unlessAborted<T>(waitedFor: Promise<T>, signal: AbortSignal | undefined) {
  if (!signal) return await waitedFor;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([waitedFor, aborted]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

function callFor({ apiUrl, apiKey }: GoogleAccess, ask: Ask, token: string | undefined): Call {
  const { service, notFound, query, id } = ask;
  // No encoding keeps these from leading elsewhere, so nothing can be found by them.
  if (id !== undefined && /^\.{0,2}$/.test(id)) throw new GoogleError(notFound, service);
  const path = ask.path.replace('{id}', () => encodeURIComponent(id?.toWellFormed() ?? ''));
  const url = new URL(`${apiUrl.replace(/\/+$/, '')}${path}`);
  url.search = new URLSearchParams(query).toString();
  if (ask.by !== 'token' && apiKey !== undefined) url.searchParams.set('key', apiKey);
  const authorization = token !== undefined && { authorization: `Bearer ${token}` };
  return { service, notFound, url, headers: { ...ask.headers, ...authorization } };
}
