import { getSettings } from '@assembly/contract/endpoints/settings';
import { screens } from '@assembly/contract/paths';
import { expectAccessible, NARROW, WIDE } from './support/accessibility.ts';
import { signIn } from './support/people.ts';
import { answerDialog } from './support/screens/confirm-dialog.ts';
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
  allowedFailures: ['/api/'],
});
test.slow();

test('the settings are accessible: each section, with errors and a question', async ({
  page,
  connect,
}) => {
  const { assembly, admin } = await connect({
    isConfigured: false,
    environment: { ASSEMBLY_TIME_ZONE: '' },
  });
  await openSettings(page, assembly, admin);
  await expectAccessible(page);
  await page.getByLabel('Time zone').fill('Nowhere');
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  await saveButton(page).click();
  await expect(page.locator('[aria-invalid]')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'About' }).click();
  await expectAccessible(page);
  await answerDialog(page, 'Yes');
  await expect(page.getByText('SQLite')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Sync schedule' }).click();
  await page.getByRole('radio', { name: /^Advanced/ }).click();
  await page.getByLabel('Cron expression', { exact: true }).fill('30 6 * * 0');
  await expect(page.getByText(/In words/)).toBeVisible();
  await expect(page.getByText(/^Next syncs/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Email' }).click();
  await answerDialog(page, 'Yes');
  await expect(page.getByLabel('Server', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a test email to me' }).click();
  await expect(page.getByRole('alert').getByText(/No mail server/)).toBeVisible();
  await expectAccessible(page);
});

test('connecting Google is accessible: the form with its help, each result, the choices and the sync', async ({
  page,
  connect,
}) => {
  const { assembly, google, admin } = await connect({ isConfigured: false });
  await openSettings(page, assembly, admin, 'Google');
  await expectAccessible(page);
  await page.setViewportSize(NARROW);
  await page.getByText('How to get a client ID and secret').click();
  await expect(page.getByLabel('Redirect address')).toBeVisible();
  await page.setViewportSize(WIDE);
  await page.getByRole('button', { name: 'Save and connect' }).click();
  await expect(page.locator('[aria-invalid]').first()).toBeFocused();
  await expectAccessible(page);
  await goToConsent(page);
  await answerConsent(page, 'Allow', { without: /task/i });
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.getByText('Client ID and secret').click();
  await page.getByText('Help with Google').click();
  await page.getByText('Add a public calendar').click();
  await page.getByRole('checkbox').nth(1).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await expect(page.getByRole('button', { name: 'Use the whole drive' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const drive = google.fault({ kind: 'hang', path: '/drive/v2/files' });
  await syncNowButton(page).click();
  await expect(page.getByRole('progressbar', { name: 'Documents' })).toBeVisible();
  await expectAccessible(page);
  drive.release();
  await expect(page.getByRole('link', { name: 'See the events' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expectAccessible(page);
});

test('settings fixed by the environment, and settings that cannot be loaded, are accessible', async ({
  page,
  connect,
}) => {
  const { assembly, admin } = await connect();
  await openSettings(page, assembly, admin, 'Google');
  await expect(page.getByText(/configured by environment variables/)).toBeVisible();
  await expect(page.getByText(/variable GOOGLE_CALENDAR_ID/)).toBeVisible();
  await expectAccessible(page);
  await page.route(
    (url) => url.pathname === getSettings.path,
    (route) => route.fulfill({ status: 500, body: '{}' }),
  );
  await signIn(page.context(), assembly, admin);
  await page.goto(assembly.url + screens.settings);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
});
