import { z } from 'zod';
import { type Answer, jsonAnswer } from '../answer.ts';
import { nowIn, type World } from '../data/world.ts';
import { SECOND_MS } from '../options.ts';
import type { Request } from '../request.ts';
import { googleError, oauthError } from './google-error.ts';
import { googleReasons } from './google-reasons.ts';

const scopes = ['calendar.readonly', 'tasks.readonly', 'drive.readonly'];

/** `POST /token`: a refresh token for an access token. */
export function answerToken(world: World, request: Request): Answer {
  const asked = readFields(request);
  const { clientId, clientSecret, refreshToken, accessTokenLifeMs } = world.settings;

  const grantType = asked.get('grant_type');
  if (!grantType)
    throw oauthError(400, 'invalid_request', 'Required parameter is missing: grant_type');
  if (grantType !== 'refresh_token') {
    throw oauthError(400, 'unsupported_grant_type', `Invalid grant_type: ${grantType}`);
  }
  if (asked.get('client_id') !== clientId) throw googleReasons.invalid_client();
  if (asked.get('client_secret') !== clientSecret) {
    throw oauthError(401, 'invalid_client', 'The provided client secret is invalid.');
  }
  if (!asked.get('refresh_token')) {
    throw oauthError(400, 'invalid_request', 'Missing required parameter: refresh_token');
  }
  if (world.mood.refreshTokenIsDead || asked.get('refresh_token') !== refreshToken) {
    throw googleReasons.invalid_grant();
  }

  world.tokensIssued += 1;
  const token = `ya29.sandbox-${world.tokensIssued}`;
  forgetExpired(world);
  world.accessTokens.set(token, nowIn(world) + accessTokenLifeMs);
  return jsonAnswer(200, {
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

function forgetExpired(world: World) {
  for (const [token, expires] of world.accessTokens) {
    if (expires <= nowIn(world)) world.accessTokens.delete(token);
  }
}

/** Who is asking: the owner by token, or anyone by key. A bad key spoils even a good token. */
export function requireCaller(world: World, request: Request): 'owner' | 'key' | 'nobody' {
  const key = request.query.get('key');
  if (key !== null && key !== world.settings.apiKey) {
    throw googleError(400, 'badRequest', 'API key not valid. Please pass a valid API key.', {
      word: 'INVALID_ARGUMENT',
      detail: 'API_KEY_INVALID',
    });
  }
  const header = request.headers.authorization;
  if (header === undefined) return key === null ? 'nobody' : 'key';
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  const expires = token === undefined ? undefined : world.accessTokens.get(token);
  if (expires === undefined || expires <= nowIn(world)) throw googleReasons.authError();
  return 'owner';
}

export function requireOwner(world: World, request: Request) {
  if (requireCaller(world, request) === 'owner') return;
  throw googleError(401, 'required', 'Login Required.', {
    location: 'Authorization',
    locationType: 'header',
    word: 'UNAUTHENTICATED',
  });
}
