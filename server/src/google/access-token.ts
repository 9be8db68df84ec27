import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { z } from 'zod';
import { type Call, fetchJson } from './fetch-json.ts';
import type { GoogleAccess } from './google-access.ts';
import { GoogleError } from './google-error.ts';
import type { GoogleLimits } from './limits.ts';
import { withRetries } from './retry.ts';

const RENEW_BEFORE_MS = 1 * MINUTE_MS;

const tokenAnswer = z.object({
  // Nothing but what a header can hold.
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_in: z.number().nonnegative().default(3600),
});

export interface AccessTokens {
  current(): Promise<string>;
  /** Another one than that which Google has just refused. */
  insteadOf(refused: string): Promise<string>;
}

interface Token {
  value: string;
  /** By the clock that nobody can set. */
  renewAt: number;
}

/** Holds one access token until shortly before it expires; whoever needs a new one at once shares it. */
export function createAccessTokens(settings: GoogleAccess, limits: GoogleLimits): AccessTokens {
  let held: Token | undefined;
  let onItsWay: Promise<string> | undefined;

  async function renew(): Promise<string> {
    const call = refreshCall(settings);
    const answer = await withRetries(() => fetchJson(call, limits), limits);
    held = readToken(answer);
    return held.value;
  }

  function current(): Promise<string> {
    if (held && performance.now() < held.renewAt) return Promise.resolve(held.value);
    onItsWay ??= renew().finally(() => {
      onItsWay = undefined;
    });
    return onItsWay;
  }

  return {
    current,
    insteadOf(refused) {
      if (held?.value === refused) held = undefined;
      return current();
    },
  };
}

function refreshCall({ tokenUrl, clientId, clientSecret, refreshToken }: GoogleAccess): Call {
  return {
    service: 'sign-in',
    notFound: 'not_found',
    url: new URL(tokenUrl),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'refresh_token',
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
    }),
  };
}

function readToken(answer: unknown): Token {
  const parsed = tokenAnswer.safeParse(answer);
  if (!parsed.success) throw new GoogleError('not_understood', 'sign-in');
  const lifeMs = parsed.data.expires_in * SECOND_MS;
  const margin = Math.min(RENEW_BEFORE_MS, lifeMs / 2);
  return { value: parsed.data.access_token, renewAt: performance.now() + lifeMs - margin };
}
