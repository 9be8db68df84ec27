import { z } from 'zod';
import { currentTime, type SandboxState } from '../data/sandbox-state.ts';
import { jsonReply, type Reply } from '../http/reply.ts';
import type { Request } from '../http/request.ts';
import { SECOND_MS } from '../options.ts';
import { errorsByReason } from './errors-by-reason.ts';
import { googleError, oauthError } from './google-error.ts';

const scopes = ['calendar.readonly', 'tasks.readonly', 'drive.readonly'];

/** `POST /token`: issues an access token for a refresh token. */
export function issueToken(state: SandboxState, request: Request): Reply {
  const fields = readFields(request);
  const { clientId, clientSecret, refreshToken, accessTokenLifeMs } = state.settings;

  const grantType = fields.get('grant_type');
  if (!grantType)
    throw oauthError(400, 'invalid_request', 'Required parameter is missing: grant_type');
  if (grantType !== 'refresh_token') {
    throw oauthError(400, 'unsupported_grant_type', `Invalid grant_type: ${grantType}`);
  }
  if (fields.get('client_id') !== clientId) throw errorsByReason.invalid_client();
  if (fields.get('client_secret') !== clientSecret) {
    throw oauthError(401, 'invalid_client', 'The provided client secret is invalid.');
  }
  if (!fields.get('refresh_token')) {
    throw oauthError(400, 'invalid_request', 'Missing required parameter: refresh_token');
  }
  if (state.behavior.refreshTokenIsDead || fields.get('refresh_token') !== refreshToken) {
    throw errorsByReason.invalid_grant();
  }

  state.tokensIssued += 1;
  const token = `ya29.sandbox-${state.tokensIssued}`;
  removeExpiredTokens(state);
  state.accessTokens.set(token, currentTime(state) + accessTokenLifeMs);
  return jsonReply(200, {
    access_token: token,
    expires_in: Math.floor(accessTokenLifeMs / SECOND_MS),
    scope: scopes.map((scope) => `https://www.googleapis.com/auth/${scope}`).join(' '),
    token_type: 'Bearer',
  });
}

/** Google accepts a form, as the standard requires, and JSON as well. */
function readFields({ headers, body }: Request): Map<string, string> {
  if (!headers['content-type']?.includes('json')) return new Map(new URLSearchParams(body));
  try {
    return new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(body))));
  } catch {
    throw oauthError(400, 'invalid_request', 'Could not parse the request body.');
  }
}

function removeExpiredTokens(state: SandboxState) {
  for (const [token, expires] of state.accessTokens) {
    if (expires <= currentTime(state)) state.accessTokens.delete(token);
  }
}

/** The owner has a token, others may have a key. An invalid key is refused even with a valid token. */
export function identifyCaller(
  state: SandboxState,
  request: Request,
): 'owner' | 'key' | 'anonymous' {
  const key = request.query.get('key');
  if (key !== null && key !== state.settings.apiKey) {
    throw googleError(400, 'badRequest', 'API key not valid. Please pass a valid API key.', {
      statusName: 'INVALID_ARGUMENT',
      detailReason: 'API_KEY_INVALID',
    });
  }
  const header = request.headers.authorization;
  if (header === undefined) return key === null ? 'anonymous' : 'key';
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  const expires = token === undefined ? undefined : state.accessTokens.get(token);
  if (expires === undefined || expires <= currentTime(state)) throw errorsByReason.authError();
  return 'owner';
}

export function requireOwner(state: SandboxState, request: Request) {
  if (identifyCaller(state, request) === 'owner') return;
  throw googleError(401, 'required', 'Login Required.', {
    location: 'Authorization',
    locationType: 'header',
    statusName: 'UNAUTHENTICATED',
  });
}
