import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { rememberUser } from '../browser/current-user.ts';
import { t } from '../browser/locale/messages.ts';
import { isSignOutPending, setSignOutPending } from '../browser/storage.ts';
import { dataCacheName } from '../offline/personal-caches.ts';
import { answer, member, startFakeServer, unreachable } from '../testing/fake-server.ts';
import { watchNavigations } from '../testing/watch-navigations.ts';
import { dismissToast, showToast } from '../ui/feedback/show-toast.ts';
import { leaveWhenSignedIn } from './leave-when-signed-in.ts';

const signedIn = { 'GET /api/session': answer(200, { user: member }) };
const signedOut = { 'GET /api/session': answer(200, { user: null }) };
const restorePage = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

// The page calls it once, on load.
beforeAll(leaveWhenSignedIn);
beforeEach(() => localStorage.clear());

test('a login page restored from the back/forward cache redirects me when I am signed in', async () => {
  startFakeServer(signedIn);
  const navigations = watchNavigations();
  restorePage();
  await expect.poll(() => navigations).toMatchObject([{ path: '/web/event', replaces: true }]);
});

test('signing in in another tab redirects me here too', async () => {
  startFakeServer(signedIn);
  const navigations = watchNavigations();
  rememberUser(member);
  dispatchEvent(new StorageEvent('storage', { key: CURRENT_USER_KEY }));
  await expect.poll(() => navigations).toMatchObject([{ path: '/web/event' }]);
});

test('signing in in another tab leads me to the address that I had asked for', async () => {
  const before = location.href;
  history.replaceState(null, '', '/login?ended&next=/web/event%3Fopen%3Dx%2526y#part');
  onTestFinished(() => history.replaceState(null, '', before));
  startFakeServer(signedIn);
  const navigations = watchNavigations();
  rememberUser(member);
  dispatchEvent(new StorageEvent('storage', { key: CURRENT_USER_KEY }));
  await expect.poll(() => navigations).toMatchObject([{ path: '/web/event?open=x%26y#part' }]);
});

test('the tab in which I log in waits for its own redirect, whatever another tab stores', async () => {
  const server = startFakeServer(signedIn);
  const navigations = watchNavigations();
  rememberUser(member);
  showToast({ severity: 'success', text: t.common.loggedIn });
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  dismissToast();
  expect(server.calls('GET /api/session')).toEqual([]);
  expect(navigations).toEqual([]);
});

test('a remembered user without a session stays on the login page and is forgotten', async () => {
  startFakeServer(signedOut);
  const navigations = watchNavigations();
  rememberUser(member);
  restorePage();
  await expect.poll(() => localStorage.getItem(CURRENT_USER_KEY)).toBeNull();
  expect(navigations).toEqual([]);
});

test('a login page in a browser that remembers no one removes what others have left', async () => {
  await caches.open(dataCacheName(member.id));
  localStorage.setItem('playbackRate', '2');
  leaveWhenSignedIn();
  await expect.poll(() => caches.keys()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('the login page tells the server that I have logged out, and again when the connection is back', async () => {
  setSignOutPending(true);
  const server = startFakeServer({
    ...signedIn,
    'DELETE /api/session': [unreachable, answer(204)],
  });
  const navigations = watchNavigations();
  leaveWhenSignedIn();
  await expect.poll(() => server.calls('DELETE /api/session')).toHaveLength(1);
  expect(isSignOutPending()).toBe(true);
  dispatchEvent(new Event('online'));
  await expect.poll(isSignOutPending).toBe(false);
  expect(server.calls('GET /api/session')).toEqual([]);
  expect(navigations).toEqual([]);
});
