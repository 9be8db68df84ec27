import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { admin, answer, refuse, startFakeServer } from '../../testing/fake-server.ts';
import { run, syncReply } from '../../testing/fixtures/sync-runs.ts';
import { announceChange, prepareScreen } from '../../testing/live-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(prepareScreen);

test('an administrator who loses the role during a sync loses the screen, and it stops polling', async () => {
  const { routes, calls } = startFakeServer({
    'GET /api/session': answer(200, { user: admin }),
    'GET /api/sync': syncReply([], { running: run() }),
    'GET /api/sync/versions': answer(200, { items: [] }),
  });
  vi.useFakeTimers();
  await renderApp('/web/datasync');
  const pollsAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return calls('GET /api/sync').length;
  };
  await expect.element(page.getByRole('progressbar').first()).toBeInTheDocument();
  const before = await pollsAfter(0);
  expect(await pollsAfter(10_000)).toBeGreaterThan(before);
  routes['GET /api/session'] = answer(200, { user: { ...admin, isAdmin: false } });
  routes['GET /api/sync'] = refuse('forbidden');
  await announceChange('session');
  await expect.element(page.getByRole('heading', { name: '404: Not Found' })).toBeVisible();
  const after = await pollsAfter(0);
  expect(await pollsAfter(10_000)).toBe(after);
});

test('a sync that another administrator has just started is refused in the server’s words', async () => {
  const detail = 'A sync is already running. Wait until it has finished.';
  startFakeServer({
    'GET /api/session': answer(200, { user: admin }),
    'GET /api/sync': syncReply([]),
    'GET /api/sync/versions': answer(200, { items: [] }),
    'POST /api/sync': refuse('sync_running', { detail }),
  });
  await renderApp('/web/datasync');
  await page.getByRole('button', { name: 'Sync Data' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByRole('alert').getByText(detail)).toBeVisible();
});
