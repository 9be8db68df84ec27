import { z } from 'zod';
import { currentTime, type SandboxState } from '../data/sandbox-state.ts';
import { jsonReply, type Reply } from '../http/reply.ts';
import type { Request } from '../http/request.ts';
import { SECOND_MS } from '../options.ts';
import { errorsByReason } from './errors-by-reason.ts';
import { googleError, oauthError } from './google-error.ts';

const scopes = ['calendar.readonly', 'tasks.readonly', 'drive.readonly'];

/** `POST /token`: a refresh token for an access token. */
export function issueToken(state: SandboxState, request: Request): Reply {
  const asked = readFields(request);
  const { clientId, clientSecret, refreshToken, accessTokenLifeMs } = state.settings;

  const grantType = asked.get('grant_type');
  if (!grantType)
    throw oauthError(400, 'invalid_request', 'Required parameter is missing: grant_type');
  if (grantType !== 'refresh_token') {
    throw oauthError(400, 'unsupported_grant_type', `Invalid grant_type: ${grantType}`);
  }
  if (asked.get('client_id') !== clientId) throw errorsByReason.invalid_client();
  if (asked.get('client_secret') !== clientSecret) {
    throw oauthError(401, 'invalid_client', 'The provided client secret is invalid.');
  }
  if (!asked.get('refresh_token')) {
    throw oauthError(400, 'invalid_request', 'Missing required parameter: refresh_token');
  }
  if (state.mood.refreshTokenIsDead || asked.get('refresh_token') !== refreshToken) {
    throw errorsByReason.invalid_grant();
  }

  state.tokensIssued += 1;
  const token = `ya29.sandbox-${state.tokensIssued}`;
  forgetExpired(state);
  state.accessTokens.set(token, currentTime(state) + accessTokenLifeMs);
  return jsonReply(200, {
    access_token: token,
    expires_in: Math.floor(accessTokenLifeMs / SECOND_MS),
    scope: scopes.map((scope) => `https://www.googleapis.com/auth/${scope}`).join(' '),
    token_type: 'Bearer',
  });
}

/** Google takes a form, as the standard has it, and JSON as well. */
function readFields({ headers, body }: Request): Map<string, string> {
  if (!headers['content-type']?.includes('json')) return new Map(new URLSearchParams(body));
  try {
    return new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(body))));
  } catch {
    throw oauthError(400, 'invalid_request', 'Could not parse the request body.');
  }
}

function forgetExpired(state: SandboxState) {
  for (const [token, expires] of state.accessTokens) {
    if (expires <= currentTime(state)) state.accessTokens.delete(token);
  }
}

/** Who is asking: the owner by token, or anyone by key. A bad key spoils even a good token. */
export function requireCaller(state: SandboxState, request: Request): 'owner' | 'key' | 'nobody' {
  const key = request.query.get('key');
  if (key !== null && key !== state.settings.apiKey) {
    throw googleError(400, 'badRequest', 'API key not valid. Please pass a valid API key.', {
      word: 'INVALID_ARGUMENT',
      detail: 'API_KEY_INVALID',
    });
  }
  const header = request.headers.authorization;
  if (header === undefined) return key === null ? 'nobody' : 'key';
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  const expires = token === undefined ? undefined : state.accessTokens.get(token);
  if (expires === undefined || expires <= currentTime(state)) throw errorsByReason.authError();
  return 'owner';
}

export function requireOwner(state: SandboxState, request: Request) {
  if (requireCaller(state, request) === 'owner') return;
  throw googleError(401, 'required', 'Login Required.', {
    location: 'Authorization',
    locationType: 'header',
    word: 'UNAUTHENTICATED',
  });
}
