import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { currentTime, type SandboxState } from '../data/sandbox-state.ts';
import { SECOND_MS } from '../options.ts';
import type { Grant } from './oauth-records.ts';
import { ALL_SCOPES, OFFICE } from './permissions.ts';

const grantSchema = z.object({
  id: z.string(),
  account: z.string(),
  scopes: z.array(z.string()),
  serial: z.int(),
});

export function addGrant(state: SandboxState, account: string, scopes: string[]): Grant {
  state.grantsMade += 1;
  return { id: randomUUID(), account, scopes, serial: state.grantsMade };
}

/** Holds the grant itself, so that the demo stays connected when it is restarted. */
export function refreshTokenFor(grant: Grant): string {
  const text = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `1//${text}.${checksum(text)}`;
}

/** Undefined for a token that was never issued, or was revoked. */
export function findGrant(state: SandboxState, refreshToken: string): Grant | undefined {
  const grant =
    refreshToken === state.settings.refreshToken
      ? { id: 'demo', account: OFFICE, scopes: ALL_SCOPES, serial: 0 }
      : readToken(refreshToken);
  if (grant === undefined || isRevoked(state, grant)) return undefined;
  return grant;
}

/** The reply of the token endpoint, without a refresh token. */
export function issueAccessToken(state: SandboxState, grant: Grant) {
  const { accessTokenLifeMs } = state.settings;
  const now = currentTime(state);
  for (const [token, { expiresAt }] of state.accessTokens) {
    if (expiresAt <= now) state.accessTokens.delete(token);
  }
  state.tokensIssued += 1;
  const token = `ya29.sandbox-${state.tokensIssued}`;
  state.accessTokens.set(token, { ...grant, expiresAt: now + accessTokenLifeMs });
  return {
    access_token: token,
    expires_in: Math.floor(accessTokenLifeMs / SECOND_MS),
    scope: grant.scopes.join(' '),
    token_type: 'Bearer',
  };
}

/** As at Google, all tokens of the account end, not only those of this grant. */
export function revokeGrant(state: SandboxState, { account, serial }: Grant) {
  state.grantsMade = Math.max(state.grantsMade, serial);
  state.revokedUpTo.set(account, state.grantsMade);
  for (const [token, grant] of state.accessTokens) {
    if (grant.account === account) state.accessTokens.delete(token);
  }
}

function isRevoked(state: SandboxState, { account, serial }: Grant): boolean {
  return serial <= (state.revokedUpTo.get(account) ?? -1);
}

function readToken(refreshToken: string): Grant | undefined {
  const [, text = '', sum] = /^1\/\/([\w-]+)\.([\w-]+)$/.exec(refreshToken) ?? [];
  if (text === '' || sum !== checksum(text)) return undefined;
  return grantSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
}

/** Not a secret: it only distinguishes a token of the sandbox from a mistyped one. */
function checksum(text: string): string {
  return createHash('sha256').update(`sandbox ${text}`).digest('base64url');
}
