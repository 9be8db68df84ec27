import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { answer, member, startFakeServer } from '../testing/fake-server.ts';
import { watchNavigations } from '../testing/watch-navigations.ts';
import { rememberUser } from './current-user.ts';
import { leaveWhenSignedIn } from './leave-when-signed-in.ts';

const signedIn = { 'GET /api/session': answer(200, { user: member }) };
const signedOut = { 'GET /api/session': answer(200, { user: null }) };
const comesBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

// The page does so once, when it is loaded.
beforeAll(leaveWhenSignedIn);
beforeEach(() => localStorage.clear());

test('a login page that comes back from memory sends me on when I am signed in', async () => {
  startFakeServer(signedIn);
  const departures = watchNavigations();
  comesBack();
  await expect.poll(() => departures).toMatchObject([{ path: '/web/event', replaces: true }]);
});

test('signing in in another tab takes me along', async () => {
  startFakeServer(signedIn);
  const departures = watchNavigations();
  rememberUser(member);
  dispatchEvent(new StorageEvent('storage', { key: CURRENT_USER_KEY }));
  await expect.poll(() => departures).toMatchObject([{ path: '/web/event' }]);
});

test('whom only the browser remembers stays, and is forgotten', async () => {
  startFakeServer(signedOut);
  const departures = watchNavigations();
  rememberUser(member);
  comesBack();
  await expect.poll(() => localStorage.getItem(CURRENT_USER_KEY)).toBeNull();
  expect(departures).toEqual([]);
});
