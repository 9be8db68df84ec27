import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeEventSource, watchStreams } from '../../testing/fake-event-source.ts';
import { admin, answer, refuse, startFakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { run } from '../../testing/sync-runs.ts';

let streams: FakeEventSource[];
beforeEach(async () => {
  streams = watchStreams();
  await page.viewport(1280, 800);
});

const reply = (running: unknown) =>
  answer(200, {
    connection: { isDemo: false, calendarId: 'c', account: null, tokenSince: 1 },
    schedule: null,
    lastDone: { events: null, announcements: null, documents: null },
    restored: [],
    running,
    runs: [],
  });

test('an administrator who loses the role during a sync loses the screen, and it stops polling', async () => {
  const { routes, calls } = startFakeServer({
    'GET /api/session': answer(200, { user: admin }),
    'GET /api/sync': reply(run()),
    'GET /api/sync/versions': answer(200, { items: [] }),
  });
  await renderApp('/web/datasync');
  // It polls while the sync runs.
  await expect.poll(() => calls('GET /api/sync').length, { timeout: 5000 }).toBeGreaterThan(1);
  routes['GET /api/session'] = answer(200, { user: { ...admin, isAdmin: false } });
  routes['GET /api/sync'] = refuse('forbidden');
  await vi.waitUntil(() => streams[0], 5000);
  streams[0]?.say('session');
  await expect.element(page.getByRole('heading', { name: '404: Not Found' })).toBeVisible();
  const before = calls('GET /api/sync').length;
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls('GET /api/sync')).toHaveLength(before);
});

test('a sync that another administrator has just started is refused in the server’s words', async () => {
  const detail = 'A sync is already running. Wait until it has finished.';
  startFakeServer({
    'GET /api/session': answer(200, { user: admin }),
    'GET /api/sync': reply(null),
    'GET /api/sync/versions': answer(200, { items: [] }),
    'POST /api/sync': refuse('sync_running', { detail }),
  });
  await renderApp('/web/datasync');
  await page.getByRole('button', { name: 'Sync Data' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByRole('alert').getByText(detail)).toBeVisible();
});
