import { DAY_MS, MINUTE_MS } from '@assembly/contract/limits';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { isOffline, markReachable } from '../../offline/connection.ts';
import { cards, session, show } from '../../testing/events-screen.ts';
import { streams, watchStreams } from '../../testing/fake-event-source.ts';
import { member, unreachable } from '../../testing/fake-server.ts';
import { anEvent } from '../../testing/fixtures/events.ts';
import { deleteAllCaches, storeFor } from '../../testing/stored.ts';

const event = anEvent({ id: 'e1' });
const bar = page.getByText(/^Our Assembly cannot be reached\./);

beforeEach(async () => {
  watchStreams();
  markReachable();
  await deleteAllCaches();
});

/** The network fails while the screen is in view. */
async function goOffline(server: Awaited<ReturnType<typeof show>>['server']) {
  await expect.element(cards.first()).toBeVisible();
  // Then the code that listens has been loaded.
  await expect.poll(() => streams).not.toHaveLength(0);
  server.routes['GET /api/session'] = unreachable;
  // Again and again: what listens is loaded after the first paint.
  await expect
    .poll(() => {
      dispatchEvent(new Event('offline'));
      return isOffline();
    })
    .toBe(true);
}

test('when the network fails, the bar appears; when it is back, the bar goes and everything is refetched', async () => {
  await storeFor(member, [event]);
  const { server, data } = await show([event]);
  await goOffline(server);
  await expect.element(bar).toBeVisible();
  const { activeElement } = document;
  expect(bar.element().closest('[aria-live="polite"]')).not.toBeNull();
  data.events.push(anEvent({ id: 'e2' }));
  Object.assign(server.routes, session);
  dispatchEvent(new Event('online'));
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(cards.nth(1)).toBeVisible();
  expect(document.activeElement).toBe(activeElement);
});

test('the bar says whether the device is offline, or only the server is missing', async () => {
  await storeFor(member, [event]);
  const { server } = await show([event]);
  await goOffline(server);
  await expect.element(bar).toBeVisible();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(/^You are offline\. As of /)).toBeVisible();
  onLine.mockRestore();
  dispatchEvent(new Event('online'));
  await expect.element(bar).toBeVisible();
});

test('the app looks for the server by itself', async () => {
  await storeFor(member, [event]);
  const { server } = await show([event]);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await goOffline(server);
  await expect.element(bar).toBeVisible();
  Object.assign(server.routes, session);
  await expect.element(bar).not.toBeInTheDocument();
});

test.for([
  ['less than six days', 5 * DAY_MS + 23 * 60 * MINUTE_MS, /As of \w+day \d\d:\d\d\.$/],
  ['six days', 6 * DAY_MS, /As of \d+ \w+ \d{4}, \d\d:\d\d\.$/],
] as const)('after %s, the bar shows which day the data is of', async ([, ageMs, text]) => {
  await storeFor(member, [event], Date.now() - ageMs);
  const { server } = await show([event]);
  await goOffline(server);
  await expect.element(page.getByText(text)).toBeVisible();
});

test('if nothing is stored on the device, no bar is shown', async () => {
  const { server } = await show([event]);
  await goOffline(server);
  await expect.poll(() => server.calls('GET /api/session').length).toBeGreaterThan(1);
  expect(bar.query()).toBeNull();
});
