import { createHash } from 'node:crypto';
import { z } from 'zod';
import { currentTime, type SandboxState } from '../data/sandbox-state.ts';
import { errorsByReason } from '../google/errors-by-reason.ts';
import { oauthError } from '../google/google-error.ts';
import { jsonReply, type Reply } from '../http/reply.ts';
import type { Request } from '../http/request.ts';
import { DAY_MS, SECOND_MS } from '../options.ts';
import { addGrant, findGrant, issueAccessToken, refreshTokenFor, revokeGrant } from './grants.ts';

/** How long Google keeps the refresh tokens of an app whose publishing status is "Testing". */
const TESTING_LIFE_MS = 7 * DAY_MS;

type Fields = Map<string, string>;

/** `POST /token`: issues an access token for a refresh token, or both for an authorization code. */
export function issueToken(state: SandboxState, request: Request): Reply {
  const fields = readFields(request);
  const grantType = requireField(fields, 'grant_type', 'Required parameter is missing: grant_type');
  if (grantType === 'authorization_code') {
    requireClient(state, fields);
    return exchangeCode(state, fields);
  }
  if (grantType !== 'refresh_token') {
    throw oauthError(400, 'unsupported_grant_type', `Invalid grant_type: ${grantType}`);
  }
  requireClient(state, fields);
  const grant = findGrant(state, requireField(fields, 'refresh_token'));
  if (grant === undefined || state.behavior.refreshTokenIsDead)
    throw errorsByReason.invalid_grant();
  return jsonReply(200, issueAccessToken(state, grant));
}

function exchangeCode(state: SandboxState, fields: Fields): Reply {
  const code = requireField(fields, 'code');
  const authorization = state.codes.get(code);
  // A code works once, whatever comes of it.
  state.codes.delete(code);
  if (authorization === undefined) throw invalidGrant('Malformed auth code.');
  if (authorization.expiresAt <= currentTime(state)) throw invalidGrant('Bad Request');
  if (fields.get('redirect_uri') !== authorization.redirectUri) {
    throw errorsByReason.redirect_uri_mismatch();
  }
  checkVerifier(authorization.challenge, fields.get('code_verifier'));

  const grant = addGrant(state, authorization.account, authorization.scopes);
  return jsonReply(200, {
    ...issueAccessToken(state, grant),
    ...(authorization.givesRefreshToken && { refresh_token: refreshTokenFor(grant) }),
    ...(authorization.givesRefreshToken &&
      state.behavior.publishing === 'testing' && {
        refresh_token_expires_in: Math.floor(TESTING_LIFE_MS / SECOND_MS) - 1,
      }),
  });
}

function checkVerifier(challenge: string | null, verifier: string | undefined) {
  if (challenge === null) return;
  if (!verifier) throw invalidGrant('Missing code verifier.');
  const expected = createHash('sha256').update(verifier).digest('base64url');
  if (challenge !== expected) throw invalidGrant('Invalid code verifier.');
}

/** `POST /revoke` takes a refresh token or an access token. */
export function revokeToken(state: SandboxState, request: Request): Reply {
  const token = readFields(request).get('token') ?? request.query.get('token') ?? '';
  const grant = state.accessTokens.get(token) ?? findGrant(state, token);
  if (grant === undefined) throw errorsByReason.invalid_token();
  revokeGrant(state, grant);
  return jsonReply(200, {});
}

function requireClient(state: SandboxState, fields: Fields) {
  const { clientId, clientSecret } = state.settings;
  if (fields.get('client_id') !== clientId) throw errorsByReason.invalid_client();
  if (fields.get('client_secret') !== clientSecret) {
    throw oauthError(401, 'invalid_client', 'The provided client secret is invalid.');
  }
}

function requireField(
  fields: Fields,
  name: string,
  message = `Missing required parameter: ${name}`,
): string {
  const value = fields.get(name);
  if (!value) throw oauthError(400, 'invalid_request', message);
  return value;
}

const invalidGrant = (description: string) => oauthError(400, 'invalid_grant', description);

/** Google accepts a form, as the standard requires, and JSON as well. */
function readFields({ headers, body }: Request): Fields {
  if (!headers['content-type']?.includes('json')) return new Map(new URLSearchParams(body));
  try {
    return new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(body))));
  } catch {
    throw oauthError(400, 'invalid_request', 'Could not parse the request body.');
  }
}
