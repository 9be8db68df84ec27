import { createHash } from 'node:crypto';
import { SECOND_MS } from '@assembly/contract/limits';
import { GOOGLE_PERMISSIONS, type GooglePermission } from '@assembly/contract/settings';
import { z } from 'zod';
import { fetchJson, formRequest } from './fetch-json.ts';
import { DEFAULT_LIMITS, type GoogleLimits } from './google-access.ts';
import { GoogleError } from './google-error.ts';

/** The app as Google knows it, and the addresses at which it asks for permission. */
export interface OAuthClient {
  clientId: string;
  clientSecret: string;
  authUrl: string;
  tokenUrl: string;
  revokeUrl: string;
}

/** One attempt to connect. */
export interface Authorization {
  redirectUrl: string;
  /** Comes back with the code, and proves that this session asked for it. */
  state: string;
  /** Known to the server only: a code is useless to anyone who intercepts it. */
  verifier: string;
}

export interface Grant {
  refreshToken: string;
  permissions: GooglePermission[];
  /** How long the refresh token is valid; null if Google does not limit it. */
  lifeMs: number | null;
}

const SCOPES: Record<GooglePermission, string> = {
  calendar: 'https://www.googleapis.com/auth/calendar.readonly',
  tasks: 'https://www.googleapis.com/auth/tasks.readonly',
  drive: 'https://www.googleapis.com/auth/drive.readonly',
};

/** The address of Google's consent page. */
export function authorizationUrl(
  { authUrl, clientId }: OAuthClient,
  { redirectUrl, state, verifier }: Authorization,
): string {
  const url = new URL(authUrl);
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUrl,
    response_type: 'code',
    scope: Object.values(SCOPES).join(' '),
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    // Without both, Google sends no refresh token to an app that was connected before.
    access_type: 'offline',
    prompt: 'consent',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Ten years: no date can be formatted that is much further away. */
const MAX_LIFE_SECONDS = 10 * 365 * 24 * 60 * 60;

const grantReply = z.object({
  refresh_token: z.string().min(1).optional(),
  /** Omitted if everything was granted. */
  scope: z.string().default(Object.values(SCOPES).join(' ')),
  refresh_token_expires_in: z.number().positive().max(MAX_LIFE_SECONDS).optional().catch(undefined),
});

/** Exchanges the code that Google sent back. Not retried, because a code works only once. */
export async function exchangeCode(
  { clientId, clientSecret, tokenUrl }: OAuthClient,
  code: string,
  { redirectUrl, verifier }: Pick<Authorization, 'redirectUrl' | 'verifier'>,
  limits: GoogleLimits = DEFAULT_LIMITS,
): Promise<Grant> {
  const request = formRequest(tokenUrl, {
    grant_type: 'authorization_code',
    code,
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: redirectUrl,
    code_verifier: verifier,
  });
  const reply = await fetchJson(request, limits).catch((error) => {
    // Here it is the code that was rejected, not a refresh token.
    throw isSignedOut(error) ? new GoogleError('code_rejected', 'sign-in') : error;
  });
  const { success, data } = grantReply.safeParse(reply);
  if (!success) throw new GoogleError('not_understood', 'sign-in');
  if (data.refresh_token === undefined) throw new GoogleError('no_refresh_token', 'sign-in');
  const granted = data.scope.split(' ');
  return {
    refreshToken: data.refresh_token,
    permissions: GOOGLE_PERMISSIONS.filter((permission) => granted.includes(SCOPES[permission])),
    lifeMs:
      data.refresh_token_expires_in === undefined
        ? null
        : data.refresh_token_expires_in * SECOND_MS,
  };
}

/** Ends all connections of this app to the account. */
export async function revokeToken(
  { clientId, clientSecret, revokeUrl }: OAuthClient,
  token: string,
  limits: GoogleLimits = DEFAULT_LIMITS,
): Promise<void> {
  const request = formRequest(revokeUrl, {
    token,
    client_id: clientId,
    client_secret: clientSecret,
  });
  await fetchJson({ ...request, isBodyOptional: true }, limits).catch((error) => {
    // It was revoked before.
    if (!isSignedOut(error)) throw error;
  });
}

const isSignedOut = (error: unknown) => error instanceof GoogleError && error.kind === 'signed_out';
