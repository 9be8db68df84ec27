import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rememberUser } from '../browser/current-user.ts';
import { SIGN_OUT_KEY, setSignOutPending } from '../browser/storage.ts';
import { dataCacheName } from '../offline/personal-caches.ts';
import { streams, watchStreams } from '../testing/fake-event-source.ts';
import {
  admin,
  answer,
  delayed,
  member,
  startFakeServer,
  unreachable,
} from '../testing/fake-server.ts';
import { announceChange } from '../testing/live-screen.ts';
import { renderApp } from '../testing/render-app.tsx';
import { watchNavigations } from '../testing/watch-navigations.ts';

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const signedIn = (user = member) => ({ 'GET /api/session': answer(200, { user }) });
const signedOut = answer(200, { user: null });
const endedElsewhere = answer(200, { user: null, hasEnded: true });

beforeEach(() => {
  watchStreams();
});

test('without a session I am redirected to the login, and Back does not return here', async () => {
  startFakeServer({ 'GET /api/session': signedOut });
  const navigations = watchNavigations();
  await renderApp('/web/event');
  await expect.poll(() => navigations).toMatchObject([{ path: '/login', replaces: true }]);
  await expect.element(heading('Events')).not.toBeInTheDocument();
});

test('when signed in I see the events, and this browser remembers me', async () => {
  startFakeServer(signedIn());
  await renderApp('/web/event');
  await expect.element(heading('Events')).toBeVisible();
  expect(document.title).toContain('Events');
  expect(JSON.parse(localStorage.getItem(CURRENT_USER_KEY) ?? '')).toEqual(member);
});

test('a remembered user does not wait for the server', async () => {
  rememberUser(member);
  startFakeServer({ 'GET /api/session': delayed(signedOut) });
  await renderApp('/web/event');
  await expect.element(heading('Events')).toBeVisible();
});

test('a remembered user without a session is redirected to the login', async () => {
  rememberUser(admin);
  startFakeServer({ 'GET /api/session': signedOut });
  const navigations = watchNavigations();
  await renderApp('/web/admin');
  await expect
    .poll(() => navigations)
    .toMatchObject([{ path: '/login?next=/web/admin', replaces: true }]);
  expect(localStorage.getItem(CURRENT_USER_KEY)).toBeNull();
});

test('losing the network does not sign me out', async () => {
  rememberUser(member);
  startFakeServer({ 'GET /api/session': unreachable });
  const navigations = watchNavigations();
  await renderApp('/web/event');
  await expect.element(heading('Events')).toBeVisible();
  expect(navigations).toEqual([]);
});

test('/web redirects to the events', async () => {
  startFakeServer(signedIn());
  await renderApp('/web');
  await expect.element(heading('Events')).toBeVisible();
  expect(location.pathname).toBe('/web/event');
});

test.each(['/web/nowhere', '/web/admin', '/web/datasync'])(
  'a member sees "Not Found" at %s',
  async (path) => {
    startFakeServer(signedIn());
    await renderApp(path);
    await expect.element(heading('404: Not Found')).toBeVisible();
  },
);

test.each([
  ['/web/event', 'Events'],
  ['/web/announcements', 'Announcements'],
  ['/web/documents', 'Documents'],
  ['/web/admin', 'Users Listing'],
  ['/web/datasync', 'Sync Your Data Here'],
])('at %s an administrator sees the screen %s', async (path, title) => {
  startFakeServer(signedIn(admin));
  await renderApp(path);
  await expect.element(heading(title)).toBeVisible();
});

test('an unknown address shows "Not Found" without asking for the session', async () => {
  const server = startFakeServer({});
  await renderApp('/nowhere');
  await expect.element(heading('404: Not Found')).toBeVisible();
  expect(server.calls('GET /api/session')).toEqual([]);
});

test('when the live stream reports that my session was ended elsewhere, the login says so and returns here', async () => {
  const server = startFakeServer({
    'GET /api/session': [signedIn()['GET /api/session'], endedElsewhere],
  });
  const navigations = watchNavigations();
  await renderApp('/web/documents?search=[a]|ü#b');
  await expect.poll(() => streams).toHaveLength(1);
  await expect.element(heading('Documents')).toBeVisible();
  expect(server.calls('GET /api/session')).toHaveLength(1);
  await announceChange('session');
  await expect.poll(() => navigations).toMatchObject([{ replaces: true }]);
  const { pathname, searchParams } = new URL(navigations[0]?.path ?? '', location.href);
  expect([pathname, searchParams.has('ended')]).toEqual(['/login', true]);
  expect(searchParams.get('next')).toBe('/web/documents?search=[a]|%C3%BC#b');
  expect(localStorage.getItem(CURRENT_USER_KEY)).toBeNull();
});

test('signing out in another tab signs me out here', async () => {
  startFakeServer({ 'GET /api/session': [signedIn()['GET /api/session'], signedOut] });
  const navigations = watchNavigations();
  await renderApp('/web/event');
  await expect.element(heading('Events')).toBeVisible();
  // The event that a tab gets when another one clears what it has stored.
  dispatchEvent(new StorageEvent('storage', { key: CURRENT_USER_KEY }));
  await expect.poll(() => navigations).toMatchObject([{ path: '/login' }]);
});

test('when somebody else signs in in another tab, nothing that I have seen stays here', async () => {
  await caches.open(dataCacheName(member.id));
  startFakeServer({
    'GET /api/session': [signedIn()['GET /api/session'], answer(200, { user: admin })],
  });
  const navigations = watchNavigations();
  await renderApp('/web/event');
  await expect.element(heading('Events')).toBeVisible();
  dispatchEvent(new StorageEvent('storage', { key: CURRENT_USER_KEY }));
  await expect.poll(() => navigations).toMatchObject([{ path: '/web/event' }]);
  expect(await caches.keys()).toEqual([]);
  expect(JSON.parse(localStorage.getItem(CURRENT_USER_KEY) ?? '')).toEqual(admin);
});

test('after logging out offline, nothing of mine is shown before the server has ended the session', async () => {
  setSignOutPending(true);
  const ended = delayed(answer(204));
  // The cookie is still valid.
  const server = startFakeServer({ ...signedIn(), 'DELETE /api/session': ended });
  const navigations = watchNavigations();
  await renderApp('/web/event');
  await expect.poll(() => server.calls('DELETE /api/session')).toHaveLength(1);
  expect(document.body.textContent).not.toContain(member.name);
  expect(navigations).toEqual([]);
  ended.release();
  await expect.poll(() => navigations).toMatchObject([{ path: '/login', replaces: true }]);
  expect(server.calls('GET /api/session')).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('while the server cannot be reached nothing is shown, and it is told when the connection is back', async () => {
  setSignOutPending(true);
  const server = startFakeServer({ ...signedIn(), 'DELETE /api/session': unreachable });
  const navigations = watchNavigations();
  await renderApp('/web/event');
  await expect.element(page.getByText(/^Our Assembly cannot be reached/)).toBeVisible();
  server.routes['DELETE /api/session'] = answer(204);
  dispatchEvent(new Event('online'));
  await expect.poll(() => navigations).toMatchObject([{ path: '/login' }]);
});

test.for([
  ['in another tab', () => new StorageEvent('storage', { key: SIGN_OUT_KEY })],
  ['before Back showed this page', () => new PageTransitionEvent('pageshow', { persisted: true })],
] as const)('logging out offline %s removes what is in view here', async ([, event]) => {
  startFakeServer({ 'GET /api/session': [signedIn()['GET /api/session'], unreachable] });
  const navigations = watchNavigations();
  await renderApp('/web/event');
  await expect.element(heading('Events')).toBeVisible();
  setSignOutPending(true);
  dispatchEvent(event());
  await expect.poll(() => navigations).toMatchObject([{ path: '/login' }]);
});
