import { expect, test } from 'vitest';
import { createAccessTokens } from '../../google/access-token.ts';
import { authorizationUrl, exchangeCode } from '../../google/oauth.ts';
import {
  consentAtProvider,
  OIDC_CLIENT,
  startOidcProvider,
} from '../../testing/fixtures/oidc-provider.ts';
import { openTestApp, PUBLIC_URL, type TestApp } from '../../testing/fixtures/test-app.ts';
import { failureOf, QUICK } from '../../testing/fixtures/test-google.ts';

const REDIRECT_URL = `${PUBLIC_URL}/api/google/callback`;
const attempt = {
  redirectUrl: REDIRECT_URL,
  state: 'a state',
  verifier: 'v'.repeat(43),
};

async function open() {
  const provider = await startOidcProvider(REDIRECT_URL);
  const testApp = await openTestApp({
    environment: {
      GOOGLE_CLIENT_ID: OIDC_CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: OIDC_CLIENT.clientSecret,
      GOOGLE_AUTH_URL: provider.authUrl,
      GOOGLE_TOKEN_URL: provider.tokenUrl,
      GOOGLE_REVOKE_URL: provider.revokeUrl,
      GOOGLE_API_URL: provider.apiUrl,
    },
  });
  const cookie = await testApp.cookieOf(await testApp.addPerson({ isAdmin: true }));
  return { ...testApp, client: { ...OIDC_CLIENT, ...provider }, cookie };
}

async function callBack({ app }: TestApp, to: URL, cookie: string) {
  return (await app.inject({ url: to.pathname + to.search, headers: { cookie } })).headers.location;
}

function accessTokenFor({ settings }: TestApp, refreshToken: string): Promise<string> {
  const { google } = settings.current();
  return createAccessTokens({ ...google, refreshToken }, QUICK, () => {}).current();
}

test('the app connects to an independent provider, refreshes the access token, and revokes it', async () => {
  const testApp = await open();
  const { call, cookie, settings } = testApp;
  const asked = await call({ method: 'POST', url: '/api/google/connect', headers: { cookie } });
  const to = await consentAtProvider(asked.json().url);
  expect(`${to.origin}${to.pathname}`).toBe(REDIRECT_URL);

  const forged = new URL(to);
  forged.searchParams.set('state', 'x'.repeat(43));
  expect(await callBack(testApp, forged, cookie)).toBe('/web/settings?google=expired');
  expect(await callBack(testApp, to, cookie)).toBe('/web/settings?google=connected');
  const { refreshToken } = settings.current().google;
  expect(await accessTokenFor(testApp, refreshToken)).not.toBe('');

  await call({ method: 'DELETE', url: '/api/google', headers: { cookie } });
  expect((await failureOf(accessTokenFor(testApp, refreshToken))).kind).toBe('signed_out');
});

test('the provider refuses a code with another verifier, and one that was used', async () => {
  const { client } = await open();
  const authorize = async () => {
    const to = await consentAtProvider(authorizationUrl(client, attempt));
    return to.searchParams.get('code') ?? '';
  };
  const stolen = exchangeCode(client, await authorize(), {
    ...attempt,
    verifier: 'w'.repeat(43),
  });
  expect((await failureOf(stolen)).kind).toBe('code_rejected');

  const code = await authorize();
  const { permissions } = await exchangeCode(client, code, attempt);
  expect(permissions).toEqual(['calendar', 'tasks', 'drive']);
  expect((await failureOf(exchangeCode(client, code, attempt))).kind).toBe('code_rejected');
});

test('the provider refuses a foreign redirect address and a wrong secret', async () => {
  const { client } = await open();
  const foreign = { ...attempt, redirectUrl: 'https://evil.example/api/google/callback' };
  const stayed = await consentAtProvider(authorizationUrl(client, foreign));
  expect(stayed.href).toMatch(client.authUrl);
  const wrong = exchangeCode({ ...client, clientSecret: 'wrong' }, 'code', attempt);
  expect((await failureOf(wrong)).kind).toBe('wrong_client');
});
