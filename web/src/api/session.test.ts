import { beforeEach, expect, test } from 'vitest';
import { isSignOutPending, setSignOutPending } from '../browser/storage.ts';
import {
  answer,
  delayed,
  member,
  refuse,
  startFakeServer,
  unreachable,
} from '../testing/fake-server.ts';
import { endSession, readSession } from './session.ts';

const SIGN_OUT = 'DELETE /api/session';
/** The cookie is still valid. */
const signedIn = { 'GET /api/session': answer(200, { user: member }) };

beforeEach(() => setSignOutPending(true));

test.for([
  ['cannot be reached', unreachable],
  ['is behind the login page of a network', () => new Response('<p>Welcome</p>')],
  ['fails', refuse('unexpected')],
] as const)('a logout stays pending if the server %s', async ([, reply]) => {
  const server = startFakeServer({ ...signedIn, [SIGN_OUT]: reply });
  await expect(readSession()).rejects.toThrow();
  expect(isSignOutPending()).toBe(true);
  expect(server.calls('GET /api/session')).toEqual([]);
});

test.for([
  ['has ended the session', answer(204)],
  ['could only clear the cookie', refuse('session_not_ended')],
] as const)('after logging out, I can sign in again once the server %s', async ([, reply]) => {
  const server = startFakeServer({ ...signedIn, [SIGN_OUT]: reply });
  expect(await readSession()).toEqual({ user: null });
  expect(isSignOutPending()).toBe(false);
  expect(server.calls('GET /api/session')).toEqual([]);
  expect(await readSession()).toEqual({ user: member });
});

test('the server is told once at a time, so that no late reply clears the cookie of my next session', async () => {
  const slow = delayed(answer(204));
  const server = startFakeServer({ [SIGN_OUT]: slow });
  const told = [readSession(), endSession()];
  slow.release();
  await Promise.all(told);
  expect(server.calls(SIGN_OUT)).toHaveLength(1);
});
