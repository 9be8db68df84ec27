import { getSession, signOut } from '@assembly/contract/endpoints/session';
import { beforeEach, expect, test } from 'vitest';
import { isOffline, markReachable, markUnreachable } from '../offline/connection.ts';
import { answer, delayed, refuse, startFakeServer, unreachable } from '../testing/fake-server.ts';
import { call } from './call.ts';

const page = (status: number) => () => new Response('<h1>A page</h1>', { status });

beforeEach(markReachable);

test.for([
  ['the network fails', unreachable],
  ["a proxy's error page comes back", page(502)],
  ['the network wants me to log in first', page(200)],
  ['the server cannot reach its database', refuse('unavailable')],
] as const)('I am offline when %s', async ([, reply]) => {
  startFakeServer({ 'GET /api/session': reply });
  await call(getSession).catch(() => {});
  expect(isOffline()).toBe(true);
});

test.for([
  ['replies', answer(200, { user: null })],
  ['refuses', refuse('forbidden')],
  ['could not fetch a file from Google', refuse('google_failed')],
] as const)('I am online again when the server %s', async ([, reply]) => {
  markUnreachable();
  startFakeServer({ 'GET /api/session': reply });
  await call(getSession).catch(() => {});
  expect(isOffline()).toBe(false);
});

test('a reply without a body counts too', async () => {
  markUnreachable();
  startFakeServer({ 'DELETE /api/session': answer(204) });
  await call(signOut);
  expect(isOffline()).toBe(false);
});

test('the login page of a network does not count as a reply without a body', async () => {
  startFakeServer({ 'DELETE /api/session': page(200) });
  await expect(call(signOut)).rejects.toMatchObject({ code: 'unexpected' });
});

test('a canceled call that fails does not count as being offline', async () => {
  const failing = delayed(unreachable);
  startFakeServer({ 'GET /api/session': failing });
  const abort = new AbortController();
  const called = call(getSession, { signal: abort.signal }).catch(() => {});
  abort.abort();
  failing.release();
  await called;
  expect(isOffline()).toBe(false);
});
