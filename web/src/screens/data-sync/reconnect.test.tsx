import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin, answer, startFakeServer } from '../../testing/fake-server.ts';
import { run, syncReply } from '../../testing/fixtures/sync-runs.ts';
import { announceChange, prepareScreen } from '../../testing/live-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { connected, settingsReply } from '../../testing/settings.ts';
import { watchNavigations } from '../../testing/watch-navigations.ts';

const reconnect = page.getByRole('button', { name: 'Reconnect' });

beforeEach(prepareScreen);

async function show(google: object) {
  const server = startFakeServer({
    'GET /api/session': answer(200, { user: admin }),
    'GET /api/sync': syncReply([run()]),
    'GET /api/sync/versions': answer(200, { items: [] }),
    'GET /api/settings': answer(200, settingsReply({ google })),
  });
  await renderApp('/web/datasync');
  await expect.element(page.getByText('No snapshots yet.')).toBeVisible();
  return server;
}

test('when a sync has found that Google refuses the connection, one click reconnects', async () => {
  const navigations = watchNavigations();
  const server = await show(connected);
  expect(reconnect.elements()).toHaveLength(0);
  const refused = { ...connected, state: 'refused' } as const;
  server.routes['GET /api/settings'] = answer(200, settingsReply({ google: refused }));
  server.routes['GET /api/sync'] = syncReply([run({}, 'next'), run()]);
  server.routes['POST /api/google/connect'] = answer(200, { url: `${location.origin}/consent` });
  await announceChange('sync');
  await expect.element(page.getByText('Refused by Google')).toBeVisible();
  await reconnect.click();
  await expect.poll(() => navigations).toMatchObject([{ path: '/consent' }]);
});

test('while Google is not connected, a link leads to the settings', async () => {
  await show({});
  await page.getByRole('link', { name: 'Connect it in the settings' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Settings: Google');
});
