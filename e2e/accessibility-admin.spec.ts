import { listOwnSessions } from '@assembly/contract/endpoints/account';
import { getSync } from '@assembly/contract/endpoints/sync';
import { listAudit, listUsers } from '@assembly/contract/endpoints/users';
import { screens } from '@assembly/contract/paths';
import connection from '@assembly/messages/en/connection';
import type { Page } from '@playwright/test';
import { expectAccessible, WIDE } from './support/accessibility.ts';
import { lastNameOf, newMember, signIn } from './support/people.ts';
import { answerDialog, confirmDialog } from './support/screens/confirm-dialog.ts';
import { openDataSync, sourceCard, startSync, syncButton } from './support/screens/data-sync.ts';
import { expectToast } from './support/screens/toast.ts';
import { openActions, openUsers, userButton, userRow } from './support/screens/users.ts';
import { expect } from './support/test.ts';
import { test } from './support/test-with-google.ts';

test.use({
  viewport: WIDE,
  contextOptions: { reducedMotion: 'reduce' },
  allowedFailures: ['/api/'],
});
test.slow();

const failing = (page: Page, path: string) =>
  page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status: 500, body: '{}' }),
  );

test('the users are accessible: the list, its log, its dialogs, empty and failed', {
  tag: '@long',
}, async ({ page, assembly }) => {
  const person = await newMember(assembly);
  await openUsers(page, assembly);
  await page.getByText('Activity log').click();
  await expect(page.getByText(`approved ${person.name}`)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${assembly.url}${screens.users}?search=${lastNameOf(person)}`);
  await expect(userRow(page, person.email)).toBeVisible();
  await openActions(page, person.name);
  await userButton(page, 'Delete', person.name).click();
  await expectAccessible(page);
  await answerDialog(page, 'No');
  await userButton(page, 'Details of', person.name).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByLabel('Link', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${assembly.url}${screens.users}?search=nobodyatall`);
  await expect(page.getByText('No users found.')).toBeVisible();
  await expectAccessible(page);
  await failing(page, listUsers.path);
  await failing(page, listAudit.path);
  await page.goto(assembly.url + screens.users);
  await page.getByText('Activity log').click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2);
  await expectAccessible(page);
});

test('the account is accessible: with field errors, with a new private link, with its dialog and failed', {
  tag: '@long',
}, async ({ page, context, assembly }) => {
  await signIn(context, assembly, await newMember(assembly));
  await page.goto(assembly.url + screens.account);
  await expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me on this device' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.locator('[aria-invalid]').first()).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Get my link' }).click();
  await expect(page.getByRole('link', { name: 'Add to Google Calendar' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectAccessible(page);
  await failing(page, listOwnSessions.path);
  await page.goto(assembly.url + screens.account);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
});

test('the data sync is accessible: before, during and after a sync, and failed', {
  tag: '@long',
}, async ({ page, startWithGoogle }) => {
  const { assembly, google, admin } = await startWithGoogle();
  await openDataSync(page, assembly, admin);
  await expectAccessible(page);
  await syncButton(page).click();
  await expectAccessible(page);
  const calendar = google.fault({ kind: 'hang', path: '/calendar/v3/*' });
  google.fault({ kind: 'status', status: 404, path: '/drive/v2/*', times: 'always' });
  await answerDialog(page, 'Yes');
  await expect(sourceCard(page, 'Documents')).toContainText('Failed');
  await expectAccessible(page);
  calendar.release();
  await expect(page.locator('summary').first()).toContainText('partly failed');
  await page.locator('summary').first().click();
  await expectAccessible(page);
  await failing(page, getSync.path);
  await failing(page, '/api/sync/versions');
  await page.goto(assembly.url + screens.dataSync);
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('a paused sync and a restore are accessible', { tag: '@long' }, async ({
  page,
  startWithGoogle,
}) => {
  const { assembly, google, admin } = await startWithGoogle();
  google.generate({ events: 30 });
  await openDataSync(page, assembly, admin);
  await startSync(page);
  await expectToast(page, 'success', connection.synced);
  google.generate({ events: 3 });
  await startSync(page);
  const remove = page.getByRole('button', { name: 'Remove them and sync' });
  await expect(remove).toBeVisible();
  await expectAccessible(page);
  await remove.click();
  await expectAccessible(page);
  await answerDialog(page, 'Remove and sync');
  await page.getByRole('button', { name: /^Restore Events/ }).click();
  await expect(confirmDialog(page)).toHaveAccessibleName('Confirm Restore');
  await expectAccessible(page);
});
