import {
  changeSettings,
  getSettings,
  listChoices,
  sendTestEmail,
} from '@assembly/contract/endpoints/settings';
import { screens } from '@assembly/contract/paths';
import type { GoogleConnection, SettingsReply } from '@assembly/contract/settings';
import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoViolations,
  expectUsableOnNarrow,
  WIDE,
} from './support/accessibility.ts';
import { callApi } from './support/call-api.ts';
import { type Credentials, cookieFor } from './support/people.ts';
import type { Assembly } from './support/processes/start-assembly.ts';
import { answerDialog } from './support/screens/confirm-dialog.ts';
import { sourceCard } from './support/screens/data-sync.ts';
import {
  answerConsent,
  goToConsent,
  openSettings,
  saveButton,
  syncNowButton,
} from './support/screens/settings.ts';
import { expect } from './support/test.ts';
import { test } from './support/test-with-google.ts';

test.use({
  viewport: WIDE,
  contextOptions: { reducedMotion: 'reduce' },
  // These fail on purpose, to show what the screen then says.
  allowedFailures: [getSettings.path, changeSettings.path, sendTestEmail.path, listChoices.path],
});
test.slow();

const failing = (page: Page, path: string) =>
  page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status: 500, body: '{}' }),
  );

/** Saves a name as another administrator. */
async function saveName(assembly: Assembly, admin: Credentials, name: string) {
  const headers = { cookie: await cookieFor(assembly, admin) };
  const reply = await callApi(assembly, getSettings.path, { headers });
  const { version } = (await reply.json()) as SettingsReply;
  const body = { version, changes: { ASSEMBLY_NAME: name } };
  const saved = await callApi(assembly, changeSettings.path, { method: 'PATCH', body, headers });
  expect(saved.status).toBe(200);
}

test('the settings are accessible: each section, with errors, a conflict and a question, and failed', {
  tag: '@long',
}, async ({ page, startWithGoogle }) => {
  const { assembly, admin } = await startWithGoogle({
    isConnected: false,
    environment: { ASSEMBLY_TIME_ZONE: '' },
  });
  await openSettings(page, assembly, admin);
  await expectAccessible(page);
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  await saveName(assembly, admin, 'Theirs');
  await saveButton(page).click();
  await expect(page.getByText(/^Someone else has changed the settings/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Time zone').fill('Nowhere');
  await saveButton(page).click();
  await expect(page.locator('[aria-invalid]')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'About' }).click();
  await expectAccessible(page);
  await answerDialog(page, 'Discard changes');
  await expect(page.getByText('SQLite')).toBeVisible();
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Operating guide' }).click();
  const guide = await opened;
  await expect(guide.getByRole('heading', { name: 'Operating', level: 1 })).toBeVisible();
  await expectAccessible(guide);
  await guide.close();

  await page.getByRole('link', { name: 'Sync schedule' }).click();
  await page.getByLabel('Sync automatically').selectOption('advanced');
  await page.getByLabel('Cron expression', { exact: true }).fill('30 6 * * 0');
  await expect(page.getByText(/^Next syncs/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Email', exact: true }).click();
  await answerDialog(page, 'Discard changes');
  await expect(page.getByLabel('Server', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a test email to me' }).click();
  await expect(page.getByRole('alert').getByText(/No mail server/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Notifications' }).click();
  await page.getByLabel('Weekly email', { exact: true }).selectOption('Saturday');
  // In quiet hours, the email about the administrator's sign-up still waits.
  await expect(page.getByText(/^(No email or push message|Not sent yet)/)).toBeVisible();
  await expect(page.getByText(/nothing to say/)).toBeVisible();
  await expectAccessible(page);
  await failing(page, getSettings.path);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
});

test('connecting Google is accessible: the form with its help, each result, the choices and the sync', {
  tag: '@long',
}, async ({ page, startWithGoogle }) => {
  const { assembly, google, admin } = await startWithGoogle({ isConnected: false });
  await openSettings(page, assembly, admin, 'Google');
  await page.getByText('Without connecting: only public calendars').click();
  await expect(page.getByText(/^With an API key, the events/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and connect' }).click();
  await expect(page.locator('[aria-invalid]').first()).toBeFocused();
  await expectAccessible(page);
  await goToConsent(page);
  await answerConsent(page, 'Allow', { without: /task/i });
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('checkbox', { name: /every file of this Google Drive/ }).check();
  await expect(page.getByText(/^Members will see/)).toBeVisible();
  await page.getByText('Client ID and secret', { exact: true }).click();
  await page.getByText('How to get a client ID and secret').click();
  await page.getByText('Public calendars of others').click();
  await expectAccessible(page);
  const drive = google.fault({ kind: 'hang', path: '/drive/v2/files' });
  await syncNowButton(page).click();
  await expect(page.getByRole('progressbar', { name: 'Documents' })).toBeVisible();
  await expectAccessible(page);
  drive.release();
  await expect(sourceCard(page, 'Documents')).toContainText('Last synced');
  await expectAccessible(page);
  await page.goto(`${assembly.url}${screens.settings}?section=google`);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  google.fault({
    kind: 'error',
    reason: 'notFound',
    path: '/calendar/v3/calendars/*',
    times: 'always',
  });
  await syncNowButton(page).click();
  await expect(sourceCard(page, 'Events')).toContainText('Failed');
  await expectAccessible(page);
  await failing(page, listChoices.path);
  await page.goto(`${assembly.url}${screens.settings}?section=google`);
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await expectAccessible(page);
});

interface Change extends Partial<Omit<SettingsReply, 'google'>> {
  google?: Partial<GoogleConnection>;
}

/** Changes what the server says about the settings, for states that take long to bring about. */
async function changeReply(page: Page, { google, ...change }: Change) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(
    (url) => url.pathname === getSettings.path,
    async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as SettingsReply;
      const json = { ...reply, ...change, google: { ...reply.google, ...google } };
      await route.fulfill({ response, json });
    },
  );
}

test('every result of connecting and every state of the connection is accessible', {
  tag: '@long',
}, async ({ page, startWithGoogle }) => {
  const { assembly, google, admin } = await startWithGoogle({ isConnected: false });
  const open = (query = '') =>
    page.goto(`${assembly.url}${screens.settings}?section=google${query}`);
  const expectNote = async (text: RegExp) => {
    await page.setViewportSize(WIDE);
    await expect(page.getByText(text).first()).toBeVisible();
    // It fades in, and is too pale until then.
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expectNoViolations(page);
    await expectUsableOnNarrow(page);
  };

  await openSettings(page, assembly, admin, 'Google');
  for (const result of ['denied', 'refused', 'expired', 'failed'] as const) {
    await open(`&google=${result}`);
    await expectNote(/^Connecting Google failed:/);
  }
  await changeReply(page, { canStoreSecrets: false });
  await open();
  await expectNote(/secrets cannot be stored/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  google.setBehavior({ publishing: 'testing' });
  await page.setViewportSize(WIDE);
  await open();
  await goToConsent(page);
  await answerConsent(page, 'Allow');
  await expect(page).toHaveURL(/google=connected/);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectNote(/^Google will end this connection/);
  await open();
  await expectNote(/^Google will end this connection/);
  await changeReply(page, { google: { endsAt: null } });
  await open('&google=connected');
  await expectNote(/^Google is connected as/);
  await changeReply(page, { google: { endsAt: null, missing: ['tasks', 'drive'] } });
  await open('&google=partial');
  await expectNote(/^Without the permission/);
  await changeReply(page, { google: { state: 'refused' } });
  await open();
  await expectNote(/^Google no longer accepts the connection/);
  await changeReply(page, {
    unreadable: ['GOOGLE_REFRESH_TOKEN', 'GOOGLE_CLIENT_SECRET'],
    google: { state: 'unreadable' },
  });
  await open();
  await expectNote(/^This server cannot read some stored secrets/);
});
