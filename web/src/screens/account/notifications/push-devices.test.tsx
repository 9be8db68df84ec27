import type { Device } from '@assembly/contract/notifications/notifications';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../../../api/query/query-client.ts';
import { Providers } from '../../../app/providers.tsx';
import { t } from '../../../browser/locale/messages.ts';
import { fakePush } from '../../../testing/fake-push.ts';
import { answer, member, startFakeServer } from '../../../testing/fake-server.ts';
import { accountRoutes, notificationsReply } from '../../../testing/fixtures/notifications.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ThisDevice } from './this-device.tsx';

const READ = 'GET /api/account/notifications';
const phone: Device = {
  id: 'd1',
  endpoint: 'https://push.example.org/1',
  topics: ['events'],
  userAgent: 'Firefox Android Mobile',
  createdAt: 0,
  isCurrent: false,
};
const button = (name: string | RegExp) => page.getByRole('button', { name });

async function show(devices: Device[] = [], routes = {}) {
  const server = startFakeServer({
    'GET /api/session': answer(200, { user: member }),
    ...accountRoutes(),
    [READ]: answer(200, notificationsReply({ devices })),
    ...routes,
  });
  await renderApp('/web/account');
  return server;
}

async function showThisDevice(own?: Device) {
  const server = startFakeServer({
    'GET /api/push-key': answer(200, { key: btoa('a key').replace(/=/g, '') }),
    'POST /api/account/devices': answer(201, { id: 'd1' }),
    [READ]: answer(200, notificationsReply()),
  });
  const queryClient = createQueryClient();
  const screen = (device?: Device) => (
    <Providers queryClient={queryClient}>
      <ThisDevice reply={notificationsReply()} own={device} />
    </Providers>
  );
  const { rerender } = await render(screen(own));
  return { ...server, showTurnedOff: () => rerender(screen()) };
}

beforeEach(prepareScreen);

test('my other devices are listed, and I can remove one', async () => {
  const server = await show([phone], { 'DELETE /api/account/devices/d1': answer(204) });
  const list = page.getByRole('list', { name: 'Other devices with notifications' });
  await expect.element(list.getByText('Firefox on an Android phone')).toBeVisible();
  server.routes[READ] = answer(200, notificationsReply());
  await button(/^Remove: Firefox on an Android phone/).click();
  await expect.element(page.getByText('Device removed.')).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
});

test('a browser without notifications says what to use', async () => {
  await show();
  await expect.element(page.getByText(/^This browser cannot show notifications/)).toBeVisible();
  await expect.element(button('Notify me on this device')).not.toBeInTheDocument();
});

test('on an iPhone I am led to how the app is installed', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
  );
  await show();
  const link = page.getByRole('link', { name: 'How to install the app' });
  await expect.element(link).toHaveAttribute('href', '#install');
  await expect
    .element(page.getByText(/^On an iPhone or iPad, install the app first/))
    .toBeVisible();
});

test('permission is asked only after a press, and then this device gets messages', async () => {
  fakePush();
  const { calls } = await showThisDevice();
  const recordings = page.getByLabelText('New recordings');
  await expect.element(recordings).toBeChecked();
  await recordings.click();
  expect(Notification.requestPermission).not.toHaveBeenCalled();
  await button('Notify me on this device').click();
  await expect.element(page.getByText('Saved for this device.')).toBeVisible();
  const [{ body } = { body: null }] = calls('POST /api/account/devices');
  expect(body).toMatchObject({ topics: ['announcements', 'events'] });
});

test('if I decline, I read how to allow notifications again', async () => {
  fakePush({ permission: 'denied' });
  await showThisDevice();
  await button('Notify me on this device').click();
  await expect.element(page.getByText(t.notifications.push.failures.denied)).toBeVisible();
  await expect.element(button('Notify me on this device')).toHaveFocus();
});

test('if I untick the last topic, this device is off and nothing is ticked again', async () => {
  fakePush();
  const { showTurnedOff } = await showThisDevice(phone);
  const events = page.getByLabelText('Canceled or moved events');
  await events.click();
  await expect.element(page.getByText('Notifications are off on this device.')).toBeVisible();
  await showTurnedOff();
  await expect.element(button('Notify me on this device')).toBeVisible();
  await expect.element(events).not.toBeChecked();
  await expect.element(page.getByLabelText('New announcements')).not.toBeChecked();
});

test('a device that is on shows its topics, and can be turned off', async () => {
  await showThisDevice(phone);
  await expect.element(page.getByLabelText('Canceled or moved events')).toBeChecked();
  await expect.element(page.getByLabelText('New recordings')).not.toBeChecked();
  await expect.element(button('Turn off on this device')).toBeVisible();
  await expect.element(page.getByLabelText('People who sign up')).not.toBeInTheDocument();
});
