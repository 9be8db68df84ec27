import type { SyncRun } from '@assembly/contract/sync';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeEventSource, watchStreams } from '../../testing/fake-event-source.ts';
import { admin, answer, startFakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { run, source } from '../../testing/sync-runs.ts';

const dialog = page.getByRole('alertdialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

const reply = (runs: SyncRun[], more = {}) =>
  answer(200, {
    connection: { isDemo: false, calendarId: 'calendar@example.org', account: null, tokenSince: 1 },
    schedule: null,
    lastDone: { events: 1, announcements: 1, documents: 1 },
    running: null,
    runs,
    ...more,
  });

const routesWith = (runs: SyncRun[], more = {}) => ({
  'GET /api/session': answer(200, { user: admin }),
  'GET /api/sync': reply(runs, more),
  'GET /api/sync/versions': answer(200, { items: [] }),
});

let streams: FakeEventSource[];
beforeEach(async () => {
  streams = watchStreams();
  await page.viewport(1280, 800);
});

test('Yes lets go what was on the screen when it was asked, not what another run has found since', async () => {
  const stopped = (id: string, removed: number) =>
    run({ events: source({ state: 'stopped', removed, error: 'Check, then confirm.' }) }, id);
  const server = startFakeServer(routesWith([stopped('seen', 409)]));
  await renderApp('/web/datasync');
  await button('Remove them and sync').click();
  const question = 'Are you sure you want to sync your data and remove 409 events?';
  await expect.element(dialog).toHaveAccessibleDescription(question);

  server.routes['GET /api/sync'] = reply([stopped('unseen', 414), stopped('seen', 409)]);
  streams[0]?.say('sync');
  await expect.element(page.getByText('Events: 414 would be removed')).toBeInTheDocument();
  await expect.element(dialog).toHaveAccessibleDescription(question);
  await button('Yes').click();
  await expect
    .poll(() => server.calls('POST /api/sync').map(({ body }) => body))
    .toEqual([{ confirm: true, run: 'seen' }]);
});
