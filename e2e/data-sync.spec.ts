import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { getUnseen } from '@assembly/contract/endpoints/library';
import { getSync } from '@assembly/contract/endpoints/sync';
import { approveUser } from '@assembly/contract/endpoints/users';
import { screens } from '@assembly/contract/paths';
import connection from '@assembly/messages/en/connection';
import { FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import type { Page } from '@playwright/test';
import { WIDE } from './support/accessibility.ts';
import { callApi } from './support/call-api.ts';
import { cookieFor, newPending, signIn } from './support/people.ts';
import { answerDialog, confirmDialog } from './support/screens/confirm-dialog.ts';
import {
  openDataSync,
  progressBar,
  sourceCard,
  startSync,
  syncButton,
} from './support/screens/data-sync.ts';
import { card } from './support/screens/documents.ts';
import { closeToast, expectToast, notification } from './support/screens/toast.ts';
import { expect } from './support/test.ts';
import { sync, test } from './support/test-with-google.ts';

test.use({ viewport: WIDE, allowedFailures: ['/api/'] });

test('a sync asks first, copies all three sources and shows what it left out', async ({
  page,
  startWithGoogle,
}) => {
  const { assembly, google, admin } = await startWithGoogle({
    environment: { SYNC_SCHEDULE: '0 5 * * *' },
  });
  await openDataSync(page, assembly, admin);
  await expect(page.getByText('Never synced')).toHaveCount(3);
  await expect(page.getByText('Not used yet')).toBeVisible();
  await expect(page.getByText('0 5 * * *')).toBeVisible();
  await syncButton(page).click();
  await expect(confirmDialog(page)).toHaveAccessibleName('Confirm Sync');
  await expect(confirmDialog(page)).toHaveAccessibleDescription(
    'Are you sure you want to sync your data?',
  );
  await answerDialog(page, 'No');
  await expect(syncButton(page)).toBeFocused();
  expect(google.calls).toEqual([]);

  await startSync(page);
  await expectToast(page, 'success', connection.synced);
  await expect(page.getByText(/^Last synced/)).toHaveCount(3);
  await page.locator('summary').filter({ hasText: 'by Ada Admin: done' }).click();
  await expect(page.getByText(/^\d+ added, 2 skipped$/)).toBeVisible();
  await expect(page.getByText('Leads nowhere: It is a shortcut')).toBeVisible();
  // The account, the calendar and the age of the token, but never the token itself.
  await expect(page.getByText('office@sandbox.example')).toBeVisible();
  await expect(page.getByText('assembly@calendar.sandbox.example')).toBeVisible();
  await expect(page.getByText(/^In use since .* \(just now\)$/)).toBeVisible();
  const reply = await page.context().request.get(assembly.url + getSync.path);
  expect(await reply.text()).not.toContain('demo-refresh-token');
});

test('a source that fails is shown to every administrator with what to do, until it works again', {
  tag: '@long',
}, async ({ page, startWithGoogle, openContext }) => {
  const { assembly, google, admin } = await startWithGoogle();
  await openDataSync(page, assembly, admin);
  const otherPage = await (await openContext()).newPage();
  await openDataSync(otherPage, assembly, admin);
  google.fault({ kind: 'error', reason: 'notFound', path: '/calendar/v3/*', times: 'always' });
  google.fault({
    kind: 'error',
    reason: 'accessNotConfigured',
    path: '/drive/v2/*',
    times: 'always',
  });
  await startSync(page);
  await expectToast(
    page,
    'error',
    /^Events: Google Calendar cannot find the calendar\. Check the calendars in the settings.*\sDocuments: The Google Drive API is not enabled\. Enable it/,
  );
  for (const each of [page, otherPage]) {
    for (const [source, message] of [
      ['Events', 'Check the calendars in the settings'],
      ['Documents', 'The Google Drive API is not enabled.'],
    ] as const) {
      await expect(sourceCard(each, source)).toContainText('Failed.');
      await expect(sourceCard(each, source)).toContainText(message);
      await expect(sourceCard(each, source)).toContainText('Never synced');
    }
    await expect(sourceCard(each, 'Announcements')).toContainText(/Last synced/);
    await expect(each.locator('summary').first()).toContainText('partly failed');
  }
  await expect(notification(page, 'success')).toBeHidden();
  google.clearFaults();
  await startSync(page);
  await expectToast(page, 'success', connection.synced);
});

test('two administrators see the progress, and the one who started the sync is notified of its end on any screen', {
  tag: '@long',
}, async ({ page, startWithGoogle, openContext }) => {
  const { assembly, google, admin } = await startWithGoogle();
  // More than one page of Google's list.
  google.generate({ files: 2500 });
  await openDataSync(page, assembly, admin);
  const calendar = google.fault({ kind: 'hang', path: '/calendar/v3/*' });
  const drive = google.fault({ kind: 'hang', path: '/drive/v2/files' });
  await startSync(page);
  await expect(progressBar(page, 'Announcements')).toHaveAttribute('value', '1');
  await expect(sourceCard(page, 'Events')).toContainText('Reading from Google');

  const otherPage = await (await openContext()).newPage();
  await openDataSync(otherPage, assembly, admin);
  await expect(sourceCard(otherPage, 'Events')).toContainText('Reading from Google');
  await expect(sourceCard(otherPage, 'Announcements')).toContainText(/Done: \d+ added/);
  await syncButton(otherPage).click({ force: true });
  await expectToast(otherPage, 'warning', 'A sync is already running. Wait until it has finished.');
  await closeToast(otherPage);

  calendar.release();
  await expect(progressBar(otherPage, 'Events')).toHaveAttribute('value', '1');
  await expect(sourceCard(otherPage, 'Documents')).toContainText('Reading from Google');
  drive.release();
  await expectToast(page, 'success', connection.synced);
  await expect(otherPage.getByText(/^Last synced/)).toHaveCount(3);
  await expect(otherPage.locator('[data-severity]')).toBeHidden();

  await closeToast(page);
  const nextDrive = google.fault({ kind: 'hang', path: '/drive/v2/files', skip: 1 });
  await startSync(page);
  await expect(sourceCard(page, 'Documents')).toContainText(/Reading from Google: [\d,]+ items/);
  await page.getByRole('link', { name: /^Announcements/ }).click();
  await expect(page.getByRole('heading', { name: 'Announcements', level: 1 })).toBeVisible();
  nextDrive.release();
  await expectToast(page, 'success', connection.synced);
});

test('a document that a sync brings into a subfolder is new to each member until they have seen it', {
  tag: '@long',
}, async ({ page, openContext, startWithGoogle }) => {
  const { assembly, google, admin } = await startWithGoogle({ content: 'empty' });
  const folders = [
    { id: 'music', title: 'Music', mimeType: FOLDER, parents: [ROOT_ID] },
    { id: 'choir', title: 'Choir', mimeType: FOLDER, parents: ['music'] },
  ];
  const song = (title: string) => {
    return {
      id: title,
      title,
      mimeType: 'text/plain',
      parents: ['choir'],
      content: { text: title },
    };
  };
  google.setDrive([...folders, song('Psalm 23')]);
  await sync(assembly, admin);
  const member = await newPending(assembly);
  const approve = addressOf(approveUser, { params: { id: member.id } });
  const headers = { cookie: await cookieFor(assembly, admin) };
  expect((await callApi(assembly, approve, { method: 'POST', headers })).ok).toBe(true);
  const otherPage = await (await openContext()).newPage();
  // To somebody who opens the app for the first time nothing is new.
  for (const [tab, person] of [
    [page, admin],
    [otherPage, member],
  ] as const) {
    await signIn(tab.context(), assembly, person);
    const isAnswered = tab.waitForResponse(`**${getUnseen.path}`);
    await tab.goto(assembly.url + screens.events);
    await isAnswered;
  }

  google.setDrive([...folders, song('Psalm 23'), song('Psalm 24')]);
  await sync(assembly, admin);
  const entry = (tab: Page, name: string) => tab.getByRole('link', { name, exact: true });
  await entry(page, 'Document and sermons 1 new').click();
  await card(page, /^Music.* 1 new$/).click();
  await card(page, /^Choir.* 1 new$/).click();
  await expect(card(page, /^Psalm 24.* New$/)).toBeVisible();
  await expect(card(page, /^Psalm 23.* New$/)).toHaveCount(0);
  await expect(entry(page, 'Document and sermons')).toBeVisible();
  // It stays while the reader looks at it.
  await expect(card(page, /^Psalm 24.* New$/)).toBeVisible();
  await page.reload();
  await expect(card(page, 'Psalm 24')).toBeVisible();
  await expect(card(page, / New$/)).toHaveCount(0);
  await expect(entry(otherPage, 'Document and sermons 1 new')).toBeVisible();
});
