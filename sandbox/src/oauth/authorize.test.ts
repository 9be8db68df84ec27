import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, demoOptions, MINUTE_MS } from '../options.ts';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { type Consent, giveConsent } from '../testing/give-consent.ts';
import {
  clientFor,
  eventsPath,
  reasonOf,
  refreshGrant,
  requestToken,
} from '../testing/google-client.ts';
import { ALL_SCOPES, OFFICE } from './permissions.ts';

const NOW = Date.parse('2026-11-15T10:20:30Z');
const CALLBACK = 'http://localhost:3000/api/google/callback';
const REGISTERED = 'https://assembly.example/api/google/callback';
const [CALENDAR = '', TASKS = '', DRIVE = ''] = ALL_SCOPES;
const VERIFIER = randomBytes(32).toString('base64url');
const request = {
  client_id: demoOptions.clientId,
  redirect_uri: CALLBACK,
  response_type: 'code',
  scope: ALL_SCOPES.join(' '),
  state: 'xyz & <1>',
  access_type: 'offline',
  prompt: 'consent',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
};
type Parameters = Record<string, string>;
let google: Sandbox;

beforeAll(async () => {
  google = await startSandbox({ now: () => NOW, redirectUris: [REGISTERED] });
});
beforeEach(() => google.reset());
afterAll(() => google.close());

const addressWith = (changes: Parameters = {}) =>
  `${google.authUrl}?${new URLSearchParams({ ...request, ...changes })}`;

async function open(changes: Parameters = {}) {
  const reply = await fetch(addressWith(changes));
  return { status: reply.status, headers: reply.headers, page: await reply.text() };
}

const answer = (consent: Consent = {}, changes: Parameters = {}) =>
  giveConsent(addressWith(changes), consent);

const codeOf = ({ to }: Awaited<ReturnType<typeof answer>>) => to?.searchParams.get('code') ?? '';

const exchangeFields = (code: string) => ({
  grant_type: 'authorization_code',
  code,
  client_id: demoOptions.clientId,
  client_secret: demoOptions.clientSecret,
  redirect_uri: CALLBACK,
  code_verifier: VERIFIER,
});

// biome-ignore lint/suspicious/noExplicitAny: each test asserts the shape it expects
async function exchange(code: string, changes: Parameters = {}): Promise<any> {
  const body = new URLSearchParams({ ...exchangeFields(code), ...changes });
  return await (await fetch(google.tokenUrl, { method: 'POST', body })).json();
}

test('the consent page lists accounts and permissions, selects none, and runs no script', async () => {
  const { status, headers, page } = await open();
  expect(status).toBe(200);
  expect(page).toContain(OFFICE);
  expect(page.match(/type="checkbox"/g)).toHaveLength(3);
  expect(page).not.toContain('type="checkbox" checked');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' http://localhost:3000;");
  expect((await open({ scope: TASKS })).page.match(/type="checkbox"/g)).toHaveLength(1);
});

test('"Select all" shows the page again with every permission selected and the same account', async () => {
  const { status, page } = await answer({
    decision: 'select-all',
    account: 'pastor@sandbox.example',
  });
  expect(status).toBe(200);
  expect(page.match(/type="checkbox"[^>]* checked/g)).toHaveLength(3);
  expect(page).toMatch(/pastor@sandbox\.example" checked/);
});

test('allowing gives a code for tokens, and the state comes back unchanged', async () => {
  const answered = await answer();
  expect(answered.to?.href).toMatch(`${CALLBACK}?`);
  expect(answered.to?.searchParams.get('state')).toBe(request.state);
  const tokens = await exchange(codeOf(answered));
  expect(tokens).toMatchObject({ scope: ALL_SCOPES.join(' '), token_type: 'Bearer' });
  expect(tokens).not.toHaveProperty('refresh_token_expires_in');
  const renewed = await requestToken(google, { refresh_token: tokens.refresh_token });
  const { access_token } = (await renewed.json()) as { access_token: string };
  expect((await clientFor(google, access_token).get(eventsPath)).status).toBe(200);
});

test('the connected account is the chosen one', async () => {
  const { access_token } = await exchange(
    codeOf(await answer({ account: 'pastor@sandbox.example' })),
  );
  const { body } = await clientFor(google, access_token).get('/drive/v2/about');
  expect(body.user.emailAddress).toBe('pastor@sandbox.example');
});

test('a permission that was not selected is missing from the reply, and its API refuses', async () => {
  const tokens = await exchange(codeOf(await answer({ scopes: [CALENDAR, DRIVE] })));
  expect(tokens.scope).toBe(`${CALENDAR} ${DRIVE}`);
  const client = clientFor(google, tokens.access_token);
  const refused = await client.get('/tasks/v1/users/@me/lists');
  expect([refused.status, reasonOf(refused)]).toEqual([403, 'insufficientPermissions']);
  expect((await client.get('/drive/v2/files')).status).toBe(200);
});

test.each([{ decision: 'deny' as const }, { scopes: [] }])(
  '%o goes back with access_denied',
  async (denied) => {
    const { to } = await answer(denied);
    expect(Object.fromEntries(to?.searchParams ?? [])).toEqual({
      error: 'access_denied',
      state: request.state,
    });
  },
);

test.each([
  [{ redirect_uri: 'https://elsewhere.example/api/google/callback' }, 400, 'redirect_uri_mismatch'],
  [{ redirect_uri: 'http://localhost.elsewhere.example/' }, 400, 'redirect_uri_mismatch'],
  [{ redirect_uri: 'https://localhost/callback' }, 400, 'redirect_uri_mismatch'],
  [{ redirect_uri: `${REGISTERED}/more` }, 400, 'redirect_uri_mismatch'],
  [{ client_id: 'another' }, 401, 'invalid_client'],
  [{ client_id: '' }, 400, 'invalid_request'],
  [{ response_type: '' }, 400, 'invalid_request'],
  [{ scope: `${TASKS} everything` }, 400, 'invalid_scope'],
  [{ code_challenge: 'short' }, 400, 'invalid_request'],
])('a request with %o ends on a page of Google’s', async (changes, status, error) => {
  for (const reply of [await open(changes), await answer({}, changes)]) {
    expect(reply.status).toBe(status);
    expect(reply.page).toContain(`Error ${status}: ${error}`);
  }
});

test('registered addresses are accepted, and text from the address is escaped', async () => {
  expect((await open({ redirect_uri: REGISTERED })).status).toBe(200);
  const { page } = await open({ redirect_uri: 'https://x.example/"><script>alert(1)</script>' });
  expect(page).not.toContain('<script');
});

test('a code works once', async () => {
  const code = codeOf(await answer());
  expect(await exchange(code)).toHaveProperty('access_token');
  expect(await exchange(code)).toMatchObject({ error: 'invalid_grant' });
});

test.each([
  [{ code_verifier: 'another' }, 'invalid_grant'],
  [{ code_verifier: '' }, 'invalid_grant'],
  [{ redirect_uri: REGISTERED }, 'redirect_uri_mismatch'],
  [{ client_secret: 'wrong' }, 'invalid_client'],
  [{ code: 'never issued' }, 'invalid_grant'],
  [{ code: '' }, 'invalid_request'],
])('a code is refused with %o', async (changes, error) => {
  expect(await exchange(codeOf(await answer()), changes)).toMatchObject({ error });
});

test('a code expires after ten minutes', async () => {
  const code = codeOf(await answer());
  google.setNow(NOW + 10 * MINUTE_MS);
  expect(await exchange(code)).toMatchObject({ error: 'invalid_grant' });
});

test('a refresh token comes only with offline access, and on later consents only when asked to consent', async () => {
  const tokens = async (changes: Parameters) => await exchange(codeOf(await answer({}, changes)));
  expect(await tokens({ access_type: 'online' })).not.toHaveProperty('refresh_token');
  expect(await tokens({ prompt: 'select_account' })).not.toHaveProperty('refresh_token');
  expect(await tokens({})).toHaveProperty('refresh_token');
});

test('an app in testing admits only test users, and its connection ends after a week', async () => {
  google.setBehavior({ publishing: 'testing' });
  const { refresh_token_expires_in } = await exchange(codeOf(await answer()));
  expect(refresh_token_expires_in * 1000).toBeCloseTo(7 * DAY_MS, -4);
  const other = await answer({ account: 'pastor@sandbox.example' });
  expect([other.status, other.page]).toEqual([403, expect.stringContaining('access_denied')]);
  google.setBehavior({ publishing: 'internal' });
  const outsider = await answer({ account: 'pastor@sandbox.example' });
  expect(outsider.page).toContain('org_internal');
});

test('revoking a token ends every token of the account, and others stay', async () => {
  const first = await exchange(codeOf(await answer()));
  const second = await exchange(codeOf(await answer()));
  const other = await exchange(codeOf(await answer({ account: 'pastor@sandbox.example' })));
  const revoke = (token: string) =>
    fetch(google.revokeUrl, { method: 'POST', body: new URLSearchParams({ token }) });
  expect((await revoke(first.refresh_token)).status).toBe(200);
  for (const { refresh_token } of [first, second, refreshGrant]) {
    expect((await requestToken(google, { refresh_token })).status).toBe(400);
  }
  expect((await clientFor(google, second.access_token).get(eventsPath)).status).toBe(401);
  const { refresh_token } = other;
  expect((await requestToken(google, { refresh_token })).status).toBe(200);
  const again = await revoke(first.refresh_token);
  expect([again.status, await again.json()]).toMatchObject([400, { error: 'invalid_token' }]);

  const renewed = await exchange(codeOf(await answer()));
  expect((await requestToken(google, { refresh_token: renewed.refresh_token })).status).toBe(200);
});

test('a connection outlives the sandbox, as the demo is restarted', async () => {
  const { refresh_token } = await exchange(codeOf(await answer()));
  const restarted = await startSandbox({ now: () => NOW });
  expect((await requestToken(restarted, { refresh_token })).status).toBe(200);
  expect((await requestToken(restarted, { refresh_token: `${refresh_token}x` })).status).toBe(400);
  await restarted.close();
});

test('the consent page, the token endpoint and revocation can fail like every other address', async () => {
  google.fault({ kind: 'error', reason: 'backendError', path: '/o/oauth2/v2/auth' });
  google.fault({ kind: 'error', reason: 'redirect_uri_mismatch', path: '/token' });
  google.fault({ kind: 'status', status: 500, path: '/revoke' });
  expect((await open()).status).toBe(503);
  expect(await exchange('any')).toMatchObject({ error: 'redirect_uri_mismatch' });
  expect((await fetch(google.revokeUrl, { method: 'POST' })).status).toBe(500);
});
