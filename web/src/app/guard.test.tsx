import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rememberUser } from '../session/current-user.ts';
import { type FakeEventSource, watchStreams } from '../testing/fake-event-source.ts';
import {
  admin,
  answer,
  held,
  member,
  startFakeServer,
  unreachable,
} from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { watchNavigations } from '../testing/watch-navigations.ts';

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const signedIn = (user = member) => ({ 'GET /api/session': answer(200, { user }) });
const signedOut = answer(200, { user: null });

let streams: FakeEventSource[];
beforeEach(() => {
  streams = watchStreams();
});

test('without being signed in I am sent to the login, and Back does not return here', async () => {
  startFakeServer({ 'GET /api/session': signedOut });
  const departures = watchNavigations();
  await renderApp('/web/event');
  await expect.poll(() => departures).toMatchObject([{ path: '/login', replaces: true }]);
  await expect.element(heading('Events')).not.toBeInTheDocument();
});

test('signed in, I see the events, and this browser remembers me', async () => {
  startFakeServer(signedIn());
  await renderApp('/web/event');
  await expect.element(heading('Events')).toBeVisible();
  expect(document.title).toContain('Events');
  expect(JSON.parse(localStorage.getItem(CURRENT_USER_KEY) ?? '')).toEqual(member);
});

test('whom this browser remembers need not wait for the server', async () => {
  rememberUser(member);
  startFakeServer({ 'GET /api/session': held(signedOut) });
  await renderApp('/web/event');
  await expect.element(heading('Events')).toBeVisible();
});

test('but the cookie decides', async () => {
  rememberUser(admin);
  startFakeServer({ 'GET /api/session': signedOut });
  const departures = watchNavigations();
  await renderApp('/web/admin');
  await expect.poll(() => departures).toMatchObject([{ path: '/login', replaces: true }]);
  expect(localStorage.getItem(CURRENT_USER_KEY)).toBeNull();
});

test('a line that is gone does not sign me out', async () => {
  rememberUser(member);
  startFakeServer({ 'GET /api/session': unreachable });
  const departures = watchNavigations();
  await renderApp('/web/event');
  await expect.element(heading('Events')).toBeVisible();
  expect(departures).toEqual([]);
});

test('/web leads to the events', async () => {
  startFakeServer(signedIn());
  await renderApp('/web');
  await expect.element(heading('Events')).toBeVisible();
  expect(location.pathname).toBe('/web/event');
});

test.each(['/web/nowhere', '/web/admin', '/web/datasync'])(
  'a member finds nothing at %s',
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
])('an administrator finds at %s the screen %s', async (path, title) => {
  startFakeServer(signedIn(admin));
  await renderApp(path);
  await expect.element(heading(title)).toBeVisible();
});

test('an address outside the app shows that there is nothing, to anybody', async () => {
  const server = startFakeServer({});
  await renderApp('/nowhere');
  await expect.element(heading('404: Not Found')).toBeVisible();
  expect(server.calls('GET /api/session')).toEqual([]);
});

test('the stream is opened once the screen is there, and tells me that I was signed out', async () => {
  const server = startFakeServer({
    'GET /api/session': [signedIn()['GET /api/session'], signedOut],
  });
  const departures = watchNavigations();
  await renderApp('/web/event');
  await expect.poll(() => streams).toHaveLength(1);
  await expect.element(heading('Events')).toBeVisible();
  expect(server.calls('GET /api/session')).toHaveLength(1);
  streams[0]?.say('session');
  await expect.poll(() => departures).toMatchObject([{ path: '/login' }]);
});

test('signing out in another tab signs me out here', async () => {
  startFakeServer({ 'GET /api/session': [signedIn()['GET /api/session'], signedOut] });
  const departures = watchNavigations();
  await renderApp('/web/event');
  await expect.element(heading('Events')).toBeVisible();
  // What the browser tells a tab when another one clears their storage.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await expect.poll(() => departures).toMatchObject([{ path: '/login' }]);
});
