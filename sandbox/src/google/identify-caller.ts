import { type AccessToken, currentTime, type SandboxState } from '../data/sandbox-state.ts';
import type { Request } from '../http/request.ts';
import { PERMISSIONS } from '../oauth/permissions.ts';
import { errorsByReason } from './errors-by-reason.ts';
import { googleError } from './google-error.ts';

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
  if (request.headers.authorization === undefined) return key === null ? 'anonymous' : 'key';
  const token = findToken(state, request);
  if (token === undefined) throw errorsByReason.authError();
  const needed = PERMISSIONS.find(({ api }) => api === request.segments[0])?.scope ?? '';
  if (!token.scopes.includes(needed)) throw errorsByReason.insufficientPermissions();
  return 'owner';
}

/** The account whose token the request carries. */
export function accountOf(state: SandboxState, request: Request): string {
  return findToken(state, request)?.account ?? '';
}

function findToken(state: SandboxState, { headers }: Request): AccessToken | undefined {
  const [, value = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const token = state.accessTokens.get(value);
  return token !== undefined && token.expiresAt > currentTime(state) ? token : undefined;
}

export function requireOwner(state: SandboxState, request: Request) {
  if (identifyCaller(state, request) === 'owner') return;
  throw googleError(401, 'required', 'Login Required.', {
    location: 'Authorization',
    locationType: 'header',
    statusName: 'UNAUTHENTICATED',
  });
}
