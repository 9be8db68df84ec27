import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoOptions, HOUR_MS } from '../options.ts';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import {
  eventsPath,
  reasonOf,
  refreshGrant,
  requestToken,
  signIn,
} from '../testing/google-client.ts';

const NOW = Date.parse('2026-11-15T10:20:30Z');
const lists = '/tasks/v1/users/@me/lists';
let google: Sandbox;

beforeAll(async () => {
  google = await startSandbox({ now: () => NOW });
});
beforeEach(() => google.reset());
afterAll(() => google.close());

test('a refresh token gets an access token, with JSON or a form', async () => {
  const json = await requestToken(google);
  expect(json.status).toBe(200);
  expect(await json.json()).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });

  const form = await fetch(google.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams(refreshGrant),
  });
  expect(await form.json()).toMatchObject({ access_token: expect.stringMatching(/^ya29\./) });
});

test.each([
  [{ refresh_token: 'another' }, 400, 'invalid_grant'],
  [{ client_id: 'another' }, 401, 'invalid_client'],
  [{ client_secret: 'wrong' }, 401, 'invalid_client'],
  [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
  [{ grant_type: '' }, 400, 'invalid_request'],
  [{ refresh_token: '' }, 400, 'invalid_request'],
])('a token request with %o is refused', async (fields, status, error) => {
  const reply = await requestToken(google, fields);
  expect(reply.status).toBe(status);
  expect(await reply.json()).toMatchObject({ error });
});

test('a token request with invalid JSON is refused', async () => {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(google.tokenUrl, { method: 'POST', headers, body: '{"grant_type"' });
  expect(reply.status).toBe(400);
});

test('a dead refresh token is refused as expired or revoked', async () => {
  google.setBehavior({ refreshTokenIsDead: true });
  expect(await (await requestToken(google)).json()).toEqual({
    error: 'invalid_grant',
    error_description: 'Token has been expired or revoked.',
  });
});

test('an access token expires after an hour', async () => {
  const owner = await signIn(google);
  expect((await owner.get(lists)).status).toBe(200);
  google.setNow(NOW + HOUR_MS);
  const late = await owner.get(lists);
  expect(late.status).toBe(401);
  expect(reasonOf(late)).toBe('authError');
});

test('revoked access tokens are refused, and new ones can be issued', async () => {
  const owner = await signIn(google);
  google.revokeAccessTokens();
  expect((await owner.get('/drive/v2/files')).status).toBe(401);
  expect((await (await signIn(google)).get('/drive/v2/files')).status).toBe(200);
});

test('tasks and drive require a token; a key is not enough', async () => {
  const owner = await signIn(google);
  for (const path of [lists, '/drive/v2/files', '/drive/v3/files/some-id']) {
    for (const query of ['', `?key=${demoOptions.apiKey}`]) {
      const reply = await owner.getWithoutToken(path + query);
      expect(reply.status).toBe(401);
      expect(reasonOf(reply)).toBe('required');
    }
  }
});

test('a key gives access to the calendar while it is public, and to no other', async () => {
  const { getWithoutToken, get } = await signIn(google);
  const withKey = `${eventsPath}?key=${demoOptions.apiKey}`;
  expect((await getWithoutToken(withKey)).body.accessRole).toBe('reader');
  expect((await getWithoutToken(eventsPath)).status).toBe(403);
  const elsewhere = `/calendar/v3/calendars/elsewhere/events?key=${demoOptions.apiKey}`;
  expect((await getWithoutToken(elsewhere)).status).toBe(404);

  google.setBehavior({ calendarIsPublic: false });
  expect(reasonOf(await getWithoutToken(withKey))).toBe('notFound');
  expect((await get(eventsPath)).status).toBe(200);
});

test('an invalid key is refused even with a valid token', async () => {
  const owner = await signIn(google);
  const reply = await owner.get(`${eventsPath}?key=wrong`);
  expect(reply.status).toBe(400);
  expect(reply.body.error.details[0].reason).toBe('API_KEY_INVALID');
});

test('an unknown path is answered with an HTML page', async () => {
  const owner = await signIn(google);
  const reply = await owner.get('/calendar/v4/calendars');
  expect(reply.status).toBe(404);
  expect(reply.headers.get('content-type')).toMatch('text/html');
});

test('it listens on loopback only', () => {
  expect(google.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});
