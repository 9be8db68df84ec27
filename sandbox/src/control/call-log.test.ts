import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { requestToken, signIn } from '../testing/google-client.ts';
import { createCallLog } from './call-log.ts';

let google: Sandbox;

beforeAll(async () => {
  google = await startSandbox();
});
beforeEach(() => google.reset());
afterAll(() => google.close());

test('every call is remembered as it came and as it was answered', async () => {
  await requestToken(google);
  await fetch(`${google.url}/drive/v2/files?q=trashed%3Dfalse&key=wrong`);
  expect(google.calls).toMatchObject([
    {
      method: 'POST',
      path: '/token',
      status: 200,
      body: expect.stringContaining('"grant_type":"refresh_token"'),
    },
    {
      method: 'GET',
      path: '/drive/v2/files',
      query: { q: 'trashed=false', key: 'wrong' },
      status: 400,
    },
  ]);
  expect(google.calls[0]?.headers['content-type']).toBe('application/json');
});

test('the sandbox’s own controls are not among the calls', async () => {
  await fetch(`${google.url}/control`);
  expect(google.calls).toEqual([]);
});

test('a download that the client drops is dropped here too', async () => {
  const bytes = 3 * 2 ** 30;
  google.generateFile({ id: 'big', bytes });
  const { headers } = await signIn(google);
  const abort = new AbortController();
  const { signal } = abort;
  const answer = await fetch(`${google.url}/drive/v3/files/big?alt=media`, { headers, signal });
  await answer.body?.getReader().read();
  abort.abort();
  const call = await google.waitForCall(({ abortedAt }) => abortedAt !== null);
  expect(call.bytesSent).toBeLessThan(bytes / 4);
});

test('memory of calls is bounded, and so is what is kept of a body', () => {
  const log = createCallLog();
  const request = {
    method: 'POST',
    path: '/token',
    parts: ['token'],
    query: new URLSearchParams(),
    headers: {},
    body: 'x'.repeat(100_000),
  };
  for (let at = 0; at < 10_050; at += 1) log.begin(request, null);
  expect(log.calls).toHaveLength(10_000);
  expect(log.calls[0]?.number).toBe(51);
  expect(log.calls[0]?.body.length).toBeLessThan(5_000);
});
