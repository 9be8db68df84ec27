import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { z } from 'zod';
import { fetchJson, formRequest, type HttpRequest } from './fetch-json.ts';
import type { GoogleAccess, GoogleLimits } from './google-access.ts';
import { GoogleError } from './google-error.ts';
import { withRetries } from './retry.ts';

const RENEW_BEFORE_MS = 1 * MINUTE_MS;

const tokenReply = z.object({
  // Only characters that are valid in a header.
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_in: z.number().nonnegative().default(3600),
});

export type AccessTokens = ReturnType<typeof createAccessTokens>;

interface Token {
  value: string;
  /** On the monotonic clock. */
  renewAt: number;
}

/** Caches one access token until shortly before it expires. Concurrent callers share one refresh. */
export function createAccessTokens(
  settings: GoogleAccess,
  limits: GoogleLimits,
  onTokenRejected: () => void,
) {
  let cached: Token | undefined;
  let pending: Promise<string> | undefined;
  let isRejected = false;

  async function renew(): Promise<string> {
    if (settings.refreshToken === '') throw new GoogleError('not_connected', 'sign-in');
    const request = refreshRequest(settings);
    const reply = await withRetries(() => fetchJson(request, limits), limits).catch((error) => {
      if (error instanceof GoogleError && error.isTokenRejected) {
        isRejected = true;
        onTokenRejected();
      }
      throw error;
    });
    cached = readToken(reply);
    isRejected = false;
    return cached.value;
  }

  function current(): Promise<string> {
    if (cached && performance.now() < cached.renewAt) return Promise.resolve(cached.value);
    pending ??= renew().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  return {
    current,
    /** A new token, after Google has rejected this one. */
    replace(rejected: string) {
      if (cached?.value === rejected) cached = undefined;
      return current();
    },
    /** Whether Google has rejected the refresh token. */
    isRejected: () => isRejected,
  };
}

function refreshRequest(access: GoogleAccess): HttpRequest {
  const { tokenUrl, clientId, clientSecret, refreshToken } = access;
  return formRequest(tokenUrl, {
    grant_type: 'refresh_token',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  });
}

function readToken(reply: unknown): Token {
  const parsed = tokenReply.safeParse(reply);
  if (!parsed.success) throw new GoogleError('not_understood', 'sign-in');
  const lifeMs = parsed.data.expires_in * SECOND_MS;
  const margin = Math.min(RENEW_BEFORE_MS, lifeMs / 2);
  return { value: parsed.data.access_token, renewAt: performance.now() + lifeMs - margin };
}
