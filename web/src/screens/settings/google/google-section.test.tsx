import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { t } from '../../../browser/locale/messages.ts';
import { answer, delayed, refuse } from '../../../testing/fake-server.ts';
import { run } from '../../../testing/fixtures/sync-runs.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import {
  connected,
  saved,
  secretSet,
  settingsReply,
  showSettings,
} from '../../../testing/settings.ts';
import { watchNavigations } from '../../../testing/watch-navigations.ts';

const id = page.getByLabelText('Client ID', { exact: true });
const secret = page.getByLabelText('Client secret', { exact: true });
const connect = page.getByRole('button', { name: 'Save and connect' });
const reconnect = page.getByRole('button', { name: 'Reconnect', exact: true });
const key = page.getByLabelText('API key', { exact: true });
const calendars = page.getByLabelText('Calendars', { exact: true });
const sync = page.getByRole('button', { name: 'Save and sync now' });
const CONSENT = `${location.origin}/consent`;
const client = {
  GOOGLE_CLIENT_ID: saved('123-abc.apps.googleusercontent.com'),
  GOOGLE_CLIENT_SECRET: secretSet,
};

beforeEach(prepareScreen);

test('the client ID and secret are saved trimmed, and then I am at Google, without being asked', async () => {
  const navigations = watchNavigations();
  const server = await showSettings('?section=google');
  server.routes['PATCH /api/settings'] = answer(200, settingsReply({ settings: client }));
  server.routes['POST /api/google/connect'] = answer(200, { url: CONSENT });
  await id.fill(' 123-abc.apps.googleusercontent.com\n');
  await secret.fill(' GOCSPX-secret ');
  await connect.click();
  await expect.poll(() => navigations).toMatchObject([{ path: '/consent' }]);
  expect(server.calls('PATCH /api/settings')[0]?.body).toEqual({
    version: 1,
    changes: {
      GOOGLE_CLIENT_ID: '123-abc.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'GOCSPX-secret',
    },
  });
  await expect.element(page.getByRole('button', { name: 'Going to Google…' })).toBeVisible();
});

test('without a client ID and secret, nothing is sent', async () => {
  const server = await showSettings('?section=google');
  await connect.click();
  await expect.element(id).toHaveFocus();
  await expect.element(id).toHaveAccessibleDescription(/^Enter the client ID\./);
  await expect.element(secret).toHaveAccessibleDescription(/^Enter the client secret\./);
  expect(server.calls('PATCH /api/settings')).toHaveLength(0);
});

test('with a saved secret, connecting needs no typing, and a failure leaves the form usable', async () => {
  const server = await showSettings('?section=google', { settings: client });
  await expect.element(secret).toHaveValue('');
  await expect
    .element(secret)
    .toHaveAccessibleDescription(/It is set\. Enter a new one to replace it\./);
  server.routes['POST /api/google/connect'] = refuse('google_not_configured');
  await connect.click();
  await expect
    .element(page.getByRole('alert').getByText(t.problems.google_not_configured))
    .toBeVisible();
  await expect.element(connect).toBeVisible();
  expect(server.calls('PATCH /api/settings')).toHaveLength(0);
});

test('the help has the exact redirect address to copy', async () => {
  await showSettings('?section=google');
  const address = page.getByLabelText('Redirect address');
  await expect.element(address).toHaveTextContent('https://app.example.org/api/google/callback');
  await expect.element(page.getByText(/redirect_uri_mismatch/)).toBeVisible();
});

test.each([
  ['denied', /access was refused on Google’s page, or no permission was selected there/],
  ['refused', /does not accept the client ID or the client secret/],
  ['expired', /took too long/],
  ['failed', /could not be completed/],
])('the result “%s” says why Google was not connected', async (result, text) => {
  await showSettings(`?google=${result}`);
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Connecting Google failed' }))
    .toMatchTextContent(text);
  await expect.element(connect).toBeVisible();
});

test('I see as whom I am connected, which permission is missing, and when the connection ends', async () => {
  const endsAt = Date.UTC(2026, 10, 23, 11, 38);
  await showSettings('?google=partial', {
    google: { ...connected, missing: ['tasks', 'drive'], endsAt },
  });
  await expect
    .element(page.getByText(/^Google is connected/))
    .toHaveTextContent('Google is connected as office@example.org.');
  await expect
    .element(page.getByText(/Google Tasks and Google Drive, announcements and documents cannot/))
    .toBeVisible();
  await expect.element(page.getByText(/end this connection on 23 Nov 2026, 12:38/)).toBeVisible();
});

test('an old result in the address is not shown when Google is not connected', async () => {
  await showSettings('?google=connected');
  await expect.element(connect).toBeVisible();
  expect(page.getByText(/Google is connected/).elements()).toHaveLength(0);
});

test('public calendars are synced with an API key, without connecting', async () => {
  const server = await showSettings('?section=google');
  await page.getByText('Without connecting: only public calendars').click();
  await sync.click();
  await expect.element(key).toHaveAccessibleDescription(/^Enter an API key\./);
  await key.fill('AIza-key');
  await sync.click();
  await expect.element(calendars).toHaveAccessibleDescription(/^Choose at least one calendar/);
  await calendars.fill('a@example.org, b@example.org');
  const settings = {
    GOOGLE_API_KEY: secretSet,
    GOOGLE_CALENDAR_ID: saved('a@example.org,b@example.org'),
  };
  server.routes['PATCH /api/settings'] = answer(200, settingsReply({ settings }));
  server.routes['POST /api/sync'] = answer(202, { run: run() });
  await sync.click();
  await expect.poll(() => server.calls('POST /api/sync')).toHaveLength(1);
  expect(server.calls('PATCH /api/settings')[0]?.body).toMatchObject({
    changes: { GOOGLE_API_KEY: 'AIza-key', GOOGLE_CALENDAR_ID: 'a@example.org, b@example.org' },
  });
});

test('an API key can be removed without connecting, and then nothing is synced', async () => {
  const settings = { GOOGLE_API_KEY: secretSet, GOOGLE_CALENDAR_ID: saved('a@example.org') };
  const server = await showSettings('?section=google', { settings });
  await page.getByRole('button', { name: 'Remove the API key' }).click();
  server.routes['PATCH /api/settings'] = answer(200, settingsReply());
  await sync.click();
  await expect.element(page.getByText('Settings saved.')).toBeVisible();
  expect(server.calls('PATCH /api/settings')[0]?.body).toMatchObject({
    changes: { GOOGLE_API_KEY: null },
  });
  expect(server.calls('POST /api/sync')).toHaveLength(0);
});

test('a refused connection is reconnected with one click', async () => {
  const navigations = watchNavigations();
  const connecting = delayed(answer(200, { url: CONSENT }));
  await showSettings(
    '?section=google',
    { settings: client, google: { ...connected, state: 'refused' } },
    { 'POST /api/google/connect': connecting },
  );
  await reconnect.click();
  await expect.element(page.getByRole('button', { name: 'Going to Google…' })).toBeVisible();
  connecting.release();
  await expect.poll(() => navigations).toMatchObject([{ path: '/consent' }]);
});

test('a token from the environment cannot be reconnected or disconnected here', async () => {
  await showSettings('?section=google', {
    google: { ...connected, state: 'refused', source: 'environment' },
  });
  await expect.element(page.getByText(/Remove that variable from the environment/)).toBeVisible();
  expect(page.getByRole('button', { name: /connect/i }).elements()).toHaveLength(0);
});

test.each(['keep', 'remove'])(
  'disconnecting asks what to do with the copied content: %s',
  async (content) => {
    const items = [{ id: 'office@example.org', name: 'Office' }];
    const server = await showSettings(
      '?google=connected',
      { google: connected },
      { 'GET /api/google/choices': answer(200, { items, path: [] }) },
    );
    await expect.element(page.getByRole('checkbox', { name: 'Office' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Disconnect' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Disconnect Google' });
    if (content === 'remove') await dialog.getByRole('checkbox', { name: /^Also delete/ }).click();
    server.routes['DELETE /api/google'] = answer(204);
    server.routes['GET /api/settings'] = answer(200, settingsReply({ settings: client }));
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect.element(page.getByText('Google is disconnected.')).toBeVisible();
    expect(server.calls('DELETE /api/google')[0]?.query).toBe(`?content=${content}`);
    await expect.element(connect).toBeVisible();
  },
);

test('if the access could not be revoked, Google is disconnected, and I am told where to remove it', async () => {
  const detail = 'Remove the app at https://myaccount.google.com/connections.';
  const server = await showSettings(
    '?section=google',
    { google: connected },
    { 'DELETE /api/google': refuse('google_not_revoked', { detail }) },
  );
  await page.getByRole('button', { name: 'Disconnect' }).click();
  server.routes['GET /api/settings'] = answer(200, settingsReply({ settings: client }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(page.getByText(detail)).toBeVisible();
  await expect.element(connect).toBeVisible();
});
