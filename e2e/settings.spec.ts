import { screens } from '@assembly/contract/paths';
import { demoOptions } from '@assembly/sandbox/options';
import { WIDE } from './support/accessibility.ts';
import { press, tabTo } from './support/keyboard.ts';
import { answerDialog } from './support/screens/confirm-dialog.ts';
import { openDataSync, startSync } from './support/screens/data-sync.ts';
import { expectNotification } from './support/screens/notification.ts';
import {
  answerConsent,
  goToConsent,
  openSettings,
  saveButton,
  sectionHeading,
  syncNowButton,
} from './support/screens/settings.ts';
import { expect } from './support/test.ts';
import { test } from './support/test-with-google.ts';

test.use({ viewport: WIDE, allowedFailures: ['/api/'] });

test('an administrator connects Google and syncs the first events by keyboard alone', async ({
  page,
  connect,
}) => {
  const { assembly, admin } = await connect({ isConfigured: false });
  await openSettings(page, assembly, admin, 'Google');
  await tabTo(page, page.getByLabel('Client ID'));
  await page.keyboard.type(` ${demoOptions.clientId} `);
  await press(page, 'Tab');
  await page.keyboard.type(demoOptions.clientSecret);
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('button', { name: 'Select all' }));
  await press(page, 'Enter');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Allow' }));
  await press(page, 'Enter');
  await expect(page.getByText(/^Google is connected as/)).toBeVisible();
  // The account's own calendar, all lists and the whole drive are chosen.
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await tabTo(page, syncNowButton(page));
  await press(page, 'Enter');
  const events = page.getByRole('link', { name: 'See the events' });
  await expect(events).toBeVisible();
  await tabTo(page, events);
  await press(page, 'Enter');
  await expect(page.getByRole('region', { name: 'List of events' })).toBeVisible();
});

test('results of connecting, a folder to sync, and disconnecting', async ({ page, connect }) => {
  const { assembly, admin } = await connect({ isConfigured: false });
  await openSettings(page, assembly, admin, 'Google');
  await goToConsent(page);
  await answerConsent(page, 'Deny');
  await expect(page.getByRole('alert').getByText(/access was refused/)).toBeVisible();
  // The id and the secret are saved.
  await page.getByRole('button', { name: 'Save and connect' }).click();
  await answerConsent(page, 'Allow', { without: /task/i });
  await expect(
    page.getByText(/Without the permission for Google Tasks, no announcements can be copied/),
  ).toBeVisible();

  await page.getByRole('radio', { name: /^One folder/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a folder' });
  await dialog.getByRole('button', { name: 'Sermons', exact: true }).click();
  await dialog.getByRole('button', { name: 'Use “Sermons”' }).click();
  await expect(page.getByRole('radio', { name: 'One folder: Sermons' })).toBeChecked();
  await syncNowButton(page).click();
  await expect(page.getByRole('link', { name: 'See the events' })).toBeVisible();

  await page.getByRole('button', { name: 'Disconnect' }).click();
  const disconnect = page.getByRole('alertdialog', { name: 'Disconnect Google' });
  await disconnect.getByRole('radio', { name: /^It is removed/ }).check();
  await disconnect.getByRole('button', { name: 'Disconnect' }).click();
  await expectNotification(page, 'success', 'Google is disconnected.');
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByText(/^No events found/)).toBeVisible();
});

test('a connection that Google refuses is reconnected from Data sync', async ({
  page,
  connect,
}) => {
  const { assembly, google, admin } = await connect({ isConfigured: false });
  await openSettings(page, assembly, admin, 'Google');
  await goToConsent(page);
  await answerConsent(page, 'Allow');
  await syncNowButton(page).click();
  await expect(page.getByRole('link', { name: 'See the events' })).toBeVisible();
  google.revokeAccessTokens();
  google.fault({ kind: 'error', reason: 'invalid_grant', path: '/token', times: 'always' });
  await openDataSync(page, assembly, admin);
  await startSync(page);
  const reconnect = page.getByRole('button', { name: 'Reconnect' });
  await expect(reconnect).toBeVisible();
  google.clearFaults();
  await reconnect.click();
  await answerConsent(page, 'Allow');
  await expect(page.getByText(/^Google is connected as/)).toBeVisible();
});

test('two administrators change the settings at once: the second is told and loses nothing', async ({
  page,
  connect,
  openContext,
}) => {
  const { assembly, admin } = await connect({ isConfigured: false });
  await openSettings(page, assembly, admin);
  const otherPage = await (await openContext()).newPage();
  await openSettings(otherPage, assembly, admin);
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  await otherPage.getByLabel('Name', { exact: true }).fill('Theirs');
  await saveButton(otherPage).click();
  await expectNotification(otherPage, 'success', 'Settings saved.');
  await expect(otherPage.getByRole('banner')).toContainText('Theirs');

  await saveButton(page).click();
  await expect(page.getByText('Name: is now “Theirs”')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mine');
  await saveButton(page).click();
  await expectNotification(page, 'success', 'Settings saved.');
  // The other page follows.
  await expect(otherPage.getByLabel('Name', { exact: true })).toHaveValue('Mine');
  await page.goto(assembly.url + screens.events);
  await expect(page).toHaveTitle('Events – Mine');
});

test('leaving with unsaved changes asks, and a new time zone and logo are in force at once', async ({
  page,
  connect,
}) => {
  const { assembly, admin } = await connect({
    isConfigured: false,
    environment: { ASSEMBLY_TIME_ZONE: '' },
  });
  await openSettings(page, assembly, admin);
  const zone = page.getByLabel('Time zone');
  await zone.fill('Asia/Tokyo');
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await answerDialog(page, 'No');
  await expect(zone).toHaveValue('Asia/Tokyo');
  await page.goBack();
  await answerDialog(page, 'No');
  await expect(sectionHeading(page, 'General')).toBeVisible();
  await saveButton(page).click();
  await expectNotification(page, 'success', 'Settings saved.');
  await expect(page.locator('meta[name="assembly-time-zone"]')).toHaveAttribute(
    'content',
    'Asia/Tokyo',
  );

  const shown = () =>
    page.locator('header img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="321" height="321"></svg>';
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(svg),
  });
  await expectNotification(page, 'success', 'Logo saved.');
  await expect.poll(shown).toBe(321);
  await page.reload();
  await expect.poll(shown).toBe(321);
});

test('a test email that cannot be sent tells why', async ({ page, connect }) => {
  const { assembly, admin } = await connect({ isConfigured: false });
  await openSettings(page, assembly, admin, 'Email');
  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1');
  // Nothing listens there.
  await page.getByLabel('Port', { exact: true }).fill('1');
  await page.getByLabel('Sender').fill('office@example.org');
  await saveButton(page).click();
  await expectNotification(page, 'success', 'Settings saved.');
  await page.getByRole('button', { name: 'Send a test email to me' }).click();
  await expect(page.getByRole('alert').getByText(/ECONNREFUSED/)).toBeVisible();
});
