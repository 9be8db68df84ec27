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

test('every call is logged with its request and its outcome', async () => {
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

test('control requests are not logged as calls', async () => {
  await fetch(`${google.url}/control`);
  expect(google.calls).toEqual([]);
});

test('a download stops when the client disconnects', async () => {
  const bytes = 3 * 2 ** 30;
  google.generateFile({ id: 'big', bytes });
  const { headers } = await signIn(google);
  const abort = new AbortController();
  const { signal } = abort;
  const response = await fetch(`${google.url}/drive/v3/files/big?alt=media`, { headers, signal });
  await response.body?.getReader().read();
  abort.abort();
  const call = await google.waitForCall(({ abortedAt }) => abortedAt !== null);
  expect(call.bytesSent).toBeLessThan(bytes / 4);
});

test('the log holds a limited number of calls, each with a limited body', () => {
  const log = createCallLog();
  const request = {
    method: 'POST',
    path: '/token',
    segments: ['token'],
    query: new URLSearchParams(),
    headers: {},
    body: 'x'.repeat(100_000),
  };
  for (let count = 0; count < 10_050; count += 1) log.begin(request, null);
  expect(log.calls).toHaveLength(10_000);
  expect(log.calls[0]?.number).toBe(51);
  expect(log.calls[0]?.body.length).toBeLessThan(5_000);
});
