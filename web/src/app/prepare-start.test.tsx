import { DAY_MS, SESSION_LIFE_MS } from '@assembly/contract/limits';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { rememberUser } from '../browser/current-user.ts';
import { setSignOutPending, writeStored } from '../browser/storage.ts';
import { markReachable } from '../offline/connection.ts';
import { filesCacheName } from '../offline/personal-caches.ts';
import { createTestQueryClient } from '../testing/create-test-query-client.ts';
import {
  admin,
  answer,
  delayed,
  member,
  startFakeServer,
  unreachable,
} from '../testing/fake-server.ts';
import { anEvent, pageOfEvents } from '../testing/fixtures/events.ts';
import { deleteAllCaches, storeFor } from '../testing/stored.ts';
import { watchNavigations } from '../testing/watch-navigations.ts';
import { prepareStart } from './prepare-start.ts';
import { Providers } from './providers.tsx';
import { Router } from './router.tsx';

const stored = anEvent({ id: 'e1', summary: 'Stored event' });
const current = anEvent({ id: 'e2', summary: 'Current event' });
const events = answer(200, pageOfEvents([current], new URL('/api/events', location.href), []));
const sessionOf = (user: typeof member | null) => answer(200, { user });

beforeEach(async () => {
  markReachable();
  await deleteAllCaches();
});

/** As app-page.tsx does. */
async function start() {
  const before = location.href;
  history.replaceState(null, '', '/web/event');
  onTestFinished(() => history.replaceState(null, '', before));
  const queryClient = createTestQueryClient({ startedAt: Date.now() });
  await prepareStart(queryClient, performance.now());
  return render(
    <Providers queryClient={queryClient}>
      <Router />
    </Providers>,
  );
}

const heading = (name: string) => page.getByRole('heading', { name, level: 2 });

test('what is stored is shown first, and then what the server replies', async () => {
  await storeFor(member, [stored]);
  const slow = delayed(events);
  startFakeServer({ 'GET /api/session': sessionOf(member), 'GET /api/events': slow });
  await start();
  await expect.element(heading('Stored event')).toBeVisible();
  slow.release();
  await expect.element(heading('Current event')).toBeVisible();
  await expect.element(heading('Stored event')).not.toBeInTheDocument();
});

test('without a network the stored events are shown, with the time of the data', async () => {
  await storeFor(member, [stored]);
  startFakeServer({ 'GET /api/session': unreachable, 'GET /api/events': unreachable });
  await start();
  await expect.element(heading('Stored event')).toBeVisible();
  await expect
    .element(page.getByText(/^Our Assembly cannot be reached\. As of \w+day \d\d:\d\d\.$/))
    .toBeVisible();
});

test('a session that has ended: nothing is shown, and nothing stays', async () => {
  await storeFor(member, [stored]);
  startFakeServer({ 'GET /api/session': sessionOf(null), 'GET /api/events': unreachable });
  const navigations = watchNavigations();
  await start();
  expect(document.body.textContent).not.toContain(stored.summary);
  await expect.poll(() => navigations).toMatchObject([{ path: '/login' }]);
  expect(await caches.keys()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('nothing is shown while it is not known whether I am still signed in, for a second at most', async () => {
  await storeFor(member, [stored]);
  const session = delayed(sessionOf(null));
  startFakeServer({ 'GET /api/session': session, 'GET /api/events': unreachable });
  const navigations = watchNavigations();
  const began = performance.now();
  await start();
  expect(performance.now() - began).toBeGreaterThanOrEqual(990);
  await expect.element(heading('Stored event')).toBeVisible();
  // The answer comes late, but still counts.
  session.release();
  await expect.poll(() => navigations).toHaveLength(1);
  await expect.element(heading('Stored event')).not.toBeInTheDocument();
  expect(await caches.keys()).toEqual([]);
});

test('another person who signs in on this device sees nothing of the first', async () => {
  await storeFor(admin, [stored]);
  startFakeServer({ 'GET /api/session': sessionOf(member), 'GET /api/events': delayed(events) });
  await start();
  await expect.element(page.getByRole('link', { name: /Mia Member/ })).toBeVisible();
  expect(document.body.textContent).not.toContain(stored.summary);
  expect(await caches.keys()).toEqual([]);
});

test('a first visit without a network says so and offers to try again', async () => {
  rememberUser(member);
  startFakeServer({ 'GET /api/session': unreachable, 'GET /api/events': unreachable });
  await start();
  await expect.element(page.getByText(/events could not be loaded/)).toBeVisible();
  expect(document.body.textContent).not.toContain('As of');
});

test('a month after the server last confirmed it, what is stored is not shown but deleted', async () => {
  await storeFor(member, [stored], Date.now() - SESSION_LIFE_MS - DAY_MS);
  await caches.open(filesCacheName(member.id));
  writeStored('playbackRate', '2');
  startFakeServer({ 'GET /api/session': unreachable, 'GET /api/events': unreachable });
  await start();
  await expect.element(page.getByText(/^Our Assembly cannot be reached/)).toBeVisible();
  expect(document.body.textContent).not.toContain(member.name);
  expect(await caches.keys()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a day before that it is still shown', async () => {
  await storeFor(member, [stored], Date.now() - SESSION_LIFE_MS + DAY_MS);
  startFakeServer({ 'GET /api/session': unreachable, 'GET /api/events': unreachable });
  await start();
  await expect.element(heading('Stored event')).toBeVisible();
});

test('after logging out offline, the server is told first, and nothing else is requested', async () => {
  await storeFor(member, [stored]);
  sessionStorage.setItem('playing', 'a recording');
  setSignOutPending(true);
  const ended = delayed(answer(204));
  const server = startFakeServer({
    'GET /api/session': sessionOf(member),
    'GET /api/events': events,
    'DELETE /api/session': ended,
  });
  const navigations = watchNavigations();
  await start();
  await expect.poll(() => server.calls('DELETE /api/session')).toHaveLength(1);
  expect(await caches.keys()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  ended.release();
  await expect.poll(() => navigations).toMatchObject([{ path: '/login' }]);
  expect(server.calls('GET /api/session')).toEqual([]);
  expect(server.calls('GET /api/events')).toEqual([]);
});
