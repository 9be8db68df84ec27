import { countFiles, listChoices, sendTestEmail } from '@assembly/contract/endpoints/settings';
import { logo, screens } from '@assembly/contract/paths';
import { expectAccessible, WIDE } from './support/accessibility.ts';
import { expectIconDrawn } from './support/expect-manifest.ts';
import { openDataSync, sourceCard, startSync } from './support/screens/data-sync.ts';
import {
  answerConsent,
  goToConsent,
  openSettings,
  saveButton,
  syncNowButton,
} from './support/screens/settings.ts';
import { expectToast } from './support/screens/toast.ts';
import { expect } from './support/test.ts';
import { sync, test } from './support/test-with-google.ts';

test.use({
  viewport: WIDE,
  contextOptions: { reducedMotion: 'reduce' },
  allowedFailures: [
    // While Google is being disconnected, the screen may ask once more what there is to sync.
    listChoices.path,
    countFiles.path,
    // One test has a mail server that does not answer.
    sendTestEmail.path,
  ],
});

test('results of connecting, a folder to sync, and disconnecting', { tag: '@long' }, async ({
  page,
  startWithGoogle,
}) => {
  const { assembly, admin } = await startWithGoogle({ isConnected: false });
  await openSettings(page, assembly, admin, 'Google');
  await goToConsent(page);
  await answerConsent(page, 'Deny');
  await expect(page.getByRole('alert').getByText(/access was refused/)).toBeVisible();
  // The id and the secret are saved.
  await page.getByRole('button', { name: 'Save and connect' }).click();
  await answerConsent(page, 'Allow', { without: /task/i });
  await expect(
    page.getByText(/Without the permission for Google Tasks, announcements cannot be copied/),
  ).toBeVisible();

  await page.getByRole('checkbox', { name: 'Assembly calendar' }).check();
  await page.getByLabel('Drive folder').selectOption('Sermons');
  await syncNowButton(page).click();
  await expect(page).toHaveURL(assembly.url + screens.dataSync);
  await expect(sourceCard(page, 'Documents')).toContainText('Last synced');

  await openSettings(page, assembly, admin, 'Google');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  const disconnect = page.getByRole('alertdialog', { name: 'Disconnect Google' });
  await disconnect.getByRole('checkbox', { name: /^Also delete/ }).check();
  await disconnect.getByRole('button', { name: 'Disconnect' }).click();
  await expectToast(page, 'success', 'Google is disconnected.');
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByText(/^No events found/)).toBeVisible();
});

test('a connection that Google refuses is reconnected from Data sync', { tag: '@long' }, async ({
  page,
  startWithGoogle,
}) => {
  const { assembly, google, admin } = await startWithGoogle({ isConnected: false });
  await openSettings(page, assembly, admin, 'Google');
  await goToConsent(page);
  await answerConsent(page, 'Allow');
  await page.getByRole('checkbox', { name: 'Assembly calendar' }).check();
  await syncNowButton(page).click();
  await expect(sourceCard(page, 'Events')).toContainText('Last synced');
  google.revokeAccessTokens();
  google.fault({ kind: 'error', reason: 'invalid_grant', path: '/token', times: 'always' });
  await openDataSync(page, assembly, admin);
  await startSync(page);
  const reconnect = page.getByRole('button', { name: 'Reconnect' });
  await expect(reconnect).toBeVisible();
  await expectAccessible(page);
  google.clearFaults();
  await reconnect.click();
  await answerConsent(page, 'Allow');
  await expect(page.getByText(/^Google is connected as/)).toBeVisible();
});

test('a new time zone applies immediately', async ({ page, startWithGoogle }) => {
  const { assembly, admin } = await startWithGoogle({
    isConnected: false,
    environment: { ASSEMBLY_TIME_ZONE: '' },
  });
  await openSettings(page, assembly, admin);
  await page.getByLabel('Time zone').fill('Asia/Tokyo');
  await saveButton(page).click();
  // The page is loaded again.
  await expect(page.locator('meta[name="assembly-time-zone"]')).toHaveAttribute(
    'content',
    'Asia/Tokyo',
  );
});

/** Changes the address of whatever runs it, which a test sees from outside. */
const SCRIPT = "location.hash = 'ran'";
const SVG_WITH_SCRIPT = `<svg xmlns="http://www.w3.org/2000/svg" width="321" height="321" onload="${SCRIPT}"><script>${SCRIPT}</script></svg>`;

test('a new logo is shown immediately, and a script in it never runs, even if it is opened by itself', {
  tag: '@long',
}, async ({ page, browser, startWithGoogle }) => {
  const { assembly, admin } = await startWithGoogle({ isConnected: false });
  await openSettings(page, assembly, admin);
  const address = page.url();
  const shown = () =>
    page.locator('header img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    });
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(SVG_WITH_SCRIPT),
  });
  await expectToast(page, 'success', 'Logo saved.');
  await expect.poll(shown).toBe(321);
  await expectIconDrawn(assembly);
  await page.reload();
  await expect.poll(shown).toBe(321);
  expect(page.url()).toBe(address);

  // Its own context, because the browser reports that it has blocked the script.
  const visitor = await browser.newContext();
  const tab = await visitor.newPage();
  const reply = await tab.goto(assembly.url + logo);
  expect(await reply?.text()).toBe(SVG_WITH_SCRIPT);
  expect(tab.url()).toBe(assembly.url + logo);
  // Proves that the script would have been noticed.
  const unprotected = `${assembly.url}/unprotected.svg`;
  await tab.route(unprotected, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: SVG_WITH_SCRIPT }),
  );
  await tab.goto(unprotected);
  await expect.poll(() => tab.url()).toBe(`${unprotected}#ran`);
  await visitor.close();
});

test('an installation configured by a .env file syncs as before, and its settings say so', {
  tag: '@long',
}, async ({ page, startWithGoogle }) => {
  const { assembly, admin } = await startWithGoogle({ usesEnvFile: true });
  await sync(assembly, admin);
  expect(assembly.output()).not.toContain(`${screens.setup}#`);
  await openSettings(page, assembly, admin);
  await expect(page.getByLabel('Public address')).not.toBeEditable();
  await expect(page.getByText(/environment variable PUBLIC_URL/)).toBeVisible();
  await page.getByRole('link', { name: 'Google', exact: true }).click();
  await expect(page.getByText(/environment variable GOOGLE_CALENDAR_ID/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disconnect' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a test email that cannot be sent shows the reason', { tag: '@long' }, async ({
  page,
  startWithGoogle,
}) => {
  const { assembly, admin } = await startWithGoogle({ isConnected: false });
  await openSettings(page, assembly, admin, 'Email');
  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1');
  // Nothing listens there.
  await page.getByLabel('Port', { exact: true }).fill('1');
  await page.getByLabel('Sender').fill('office@example.org');
  await saveButton(page).click();
  await expectToast(page, 'success', 'Settings saved.');
  await page.getByRole('button', { name: 'Send a test email to me' }).click();
  await expect(page.getByRole('alert').getByText(/no answer from a mail server/)).toBeVisible();
});
