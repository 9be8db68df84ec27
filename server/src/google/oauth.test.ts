import { giveConsent } from '@assembly/sandbox/testing/give-consent';
import { expect, test } from 'vitest';
import {
  failureOf,
  HASTY,
  QUICK,
  settingsFor,
  useSandbox,
} from '../testing/fixtures/test-google.ts';
import { authorizationUrl, exchangeCode, type OAuthClient, revokeToken } from './oauth.ts';

const google = useSandbox({ resetsData: false });
const attempt = {
  redirectUrl: 'http://localhost:3000/api/google/callback',
  state: 'the state',
  verifier: 'v'.repeat(43),
};
const client = (changes: Partial<OAuthClient> = {}) => ({
  ...settingsFor(google.sandbox),
  ...changes,
});

async function authorize(scopes?: string[]): Promise<string> {
  const url = authorizationUrl(client(), attempt);
  const { to } = await giveConsent(url, scopes ? { scopes } : {});
  return to?.searchParams.get('code') ?? '';
}

const exchange = (code: string, changes: Partial<OAuthClient & typeof attempt> = {}) =>
  exchangeCode(client(changes), code, { ...attempt, ...changes }, QUICK);

test('the consent page is asked for offline access, to read only, and the verifier stays here', () => {
  const url = authorizationUrl(client({ authUrl: 'https://accounts.example/auth?x=1' }), attempt);
  expect(url).not.toContain(attempt.verifier);
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    x: '1',
    response_type: 'code',
    redirect_uri: attempt.redirectUrl,
    state: attempt.state,
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 'S256',
    scope: expect.not.stringMatching(/calendar |tasks |drive$/),
  });
});

test('a code becomes a refresh token that can read what was allowed', async () => {
  const grant = await exchange(await authorize());
  expect(grant).toMatchObject({ permissions: ['calendar', 'tasks', 'drive'], lifeMs: null });
  const { refreshToken } = grant;
  const account = await google.open(QUICK, { refreshToken }).readAccount();
  expect(account).toBe('office@sandbox.example');
});

test('permissions that were not granted are missing', async () => {
  const code = await authorize(['https://www.googleapis.com/auth/tasks.readonly']);
  expect((await exchange(code)).permissions).toEqual(['tasks']);
});

test('a connection of an app in testing has an end', async () => {
  google.sandbox.setBehavior({ publishing: 'testing' });
  expect((await exchange(await authorize())).lifeMs).toBe((7 * 24 * 3600 - 1) * 1000);
  google.sandbox.setBehavior({ publishing: 'production' });
});

test.each(['soon', -1, 1e12])('an end of %o, which cannot be right, is ignored', async (end) => {
  const body = { refresh_token: 'x', refresh_token_expires_in: end };
  google.sandbox.fault({ kind: 'status', status: 200, body, path: '/token' });
  expect((await exchange('code')).lifeMs).toBeNull();
});

test('a code that was used or never issued is refused, and is not tried twice', async () => {
  const code = await authorize();
  await exchange(code);
  google.sandbox.calls.length = 0;
  expect((await failureOf(exchange(code))).kind).toBe('code_rejected');
  expect(google.callsTo('/token')).toHaveLength(1);
});

test.each([
  [{ verifier: 'w'.repeat(43) }, 'code_rejected'],
  [{ redirectUrl: 'http://localhost:4000/' }, 'redirect_mismatch'],
  [{ clientSecret: 'wrong' }, 'wrong_client'],
  [{ clientId: 'another' }, 'wrong_client'],
  [{ tokenUrl: 'http://127.0.0.1:1' }, 'unreachable'],
])('an exchange with %o fails as %s', async (changes, kind) => {
  expect((await failureOf(exchange(await authorize(), changes))).kind).toBe(kind);
});

test.each([
  [{}, 'no_refresh_token'],
  [{ refresh_token: '' }, 'not_understood'],
  [{ refresh_token: 7 }, 'not_understood'],
  ['text', 'not_understood'],
])('a reply of %o fails as %s', async (body, kind) => {
  google.sandbox.fault({ kind: 'status', status: 200, body, path: '/token' });
  expect((await failureOf(exchange('code'))).kind).toBe(kind);
});

test('a token is revoked, and revoking it again is not an error', async () => {
  const { refreshToken } = await exchange(await authorize());
  await revokeToken(client(), refreshToken, QUICK);
  await revokeToken(client(), refreshToken, QUICK);
  const refused = google.open(QUICK, { refreshToken }).readAccount();
  expect((await failureOf(refused)).kind).toBe('signed_out');
  google.sandbox.reset();
});

test('a revocation that fails says why', async () => {
  google.sandbox.fault({ kind: 'hang', path: '/revoke', times: 'always' });
  expect((await failureOf(revokeToken(client(), 'token', HASTY))).kind).toBe('too_slow');
});
