import { followChanges } from '@assembly/contract/endpoints/session';
import { SESSION_END_NOTICED_MS } from '@assembly/contract/limits';
import { loginAddress, screens } from '@assembly/contract/paths';
import connection from '@assembly/messages/en/connection';
import users from '@assembly/messages/en/users';
import type { Locator, Page } from '@playwright/test';
import { WIDE } from './support/accessibility.ts';
import { expectVisibleFocus, press, tabTo } from './support/keyboard.ts';
import {
  NEW_PASSWORD,
  newMember,
  newPending,
  PASSWORD,
  signIn,
  trySignIn,
} from './support/people.ts';
import { confirmDialog } from './support/screens/confirm-dialog.ts';
import { openDataSync, syncButton } from './support/screens/data-sync.ts';
import { expectFieldError } from './support/screens/login.ts';
import { expectToast } from './support/screens/toast.ts';
import { openUsers, userButton } from './support/screens/users.ts';
import { expect } from './support/test.ts';
import { test } from './support/test-with-google.ts';

test.use({
  viewport: WIDE,
  contextOptions: { reducedMotion: 'reduce' },
  allowedFailures: ['/api/'],
});

/** Escape cancels and returns the focus; the second time the answer is yes. */
async function cancelThenConfirm(page: Page, opener: Locator, [no, yes] = ['No', 'Yes']) {
  await press(page, 'Enter');
  await expect(confirmDialog(page).getByRole('button', { name: no, exact: true })).toBeFocused();
  await press(page, 'Escape');
  await expect(confirmDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await press(page, 'Enter', 'Tab');
  await expectVisibleFocus(page, yes);
  await press(page, 'Enter');
  await expect(confirmDialog(page)).toBeHidden();
}

test('an administrator approves and then deletes a person', { tag: '@long' }, async ({
  page,
  assembly,
}) => {
  const person = await newPending(assembly);
  const list = page.getByRole('region', { name: 'Users' });
  await openUsers(page, assembly, person);
  await tabTo(page, userButton(page, 'Approve', person.name));
  await cancelThenConfirm(page, userButton(page, 'Approve', person.name));
  await expectToast(page, 'success', users.approve.done);
  expect((await trySignIn(assembly, person)).status).toBe(200);
  // The button that had the focus is gone.
  await expect(list).toBeFocused();
  await tabTo(page, userButton(page, 'More actions for', person.name));
  await press(page, 'Enter');
  await tabTo(page, userButton(page, 'Delete', person.name));
  await expectVisibleFocus(page, `Delete ${person.name}`);
  await cancelThenConfirm(page, userButton(page, 'Delete', person.name));
  await expectToast(page, 'success', users.delete.done);
  await expect(page.getByRole('main')).toBeFocused();
  expect((await trySignIn(assembly, person)).status).toBe(401);
});

test('an administrator promotes a member and makes a one-time link', { tag: '@long' }, async ({
  page,
  assembly,
}) => {
  const person = await newMember(assembly);
  await openUsers(page, assembly, person);
  await tabTo(page, userButton(page, 'More actions for', person.name));
  await press(page, 'Enter');
  const more = userButton(page, 'Details of', person.name);
  await tabTo(page, more);
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('button', { name: 'Make administrator' }));
  await press(page, 'Enter');
  await expect(
    confirmDialog(page).getByRole('button', { name: 'Cancel', exact: true }),
  ).toBeFocused();
  await press(page, 'Tab', 'Enter');
  await expectToast(page, 'success', 'This person is now an administrator.');
  await expect(more).toBeFocused();

  await press(page, 'Enter');
  await tabTo(page, page.getByRole('button', { name: 'Create link' }));
  await press(page, 'Enter');
  await expectVisibleFocus(page, 'Link');
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Copy link');
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(more).toBeFocused();
});

test('an administrator syncs, confirms a large removal and restores a snapshot', {
  tag: '@long',
}, async ({ page, startWithGoogle }) => {
  const { assembly, google, admin } = await startWithGoogle();
  google.generate({ events: 30 });
  await openDataSync(page, assembly, admin);
  await tabTo(page, syncButton(page));
  await cancelThenConfirm(page, syncButton(page));
  await expectToast(page, 'success', connection.synced);
  await expect(syncButton(page)).toBeFocused();

  google.generate({ events: 3 });
  await press(page, 'Enter', 'Tab', 'Enter');
  const remove = page.getByRole('button', { name: 'Remove them and sync' });
  await expect(remove).toBeVisible();
  await tabTo(page, remove);
  await cancelThenConfirm(page, remove, ['Cancel', 'Remove and sync']);
  await expectToast(page, 'success', connection.synced);
  await expect(page.getByRole('main')).toBeFocused();

  const restore = page.getByRole('button', { name: /^Restore Events/ });
  await tabTo(page, restore);
  await cancelThenConfirm(page, restore, ['Cancel', 'Restore']);
  await expectToast(page, 'success', 'Snapshot restored.');
  await expect(page.locator(':focus')).toHaveText(/Snapshots|Restore/);
});

test('a member changes name and password, ends a session elsewhere, gets a private link, turns it off and deletes the account', {
  tag: '@long',
}, async ({ page, context, openContext, assembly }) => {
  const person = await newMember(assembly);
  const otherContext = await openContext();
  await signIn(otherContext, assembly, person);
  const otherBrowser = await otherContext.newPage();
  const streamOpened = otherBrowser.waitForResponse(`**${followChanges.path}`);
  await otherBrowser.goto(assembly.url + screens.account);
  await streamOpened;

  await signIn(context, assembly, person);
  await page.goto(assembly.url + screens.account);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await tabTo(page, field('Last name'));
  await page.keyboard.type('Newname');
  await press(page, 'Enter');
  await expectToast(page, 'success', 'Your name has been changed.');
  await expect(field('Last name')).toBeFocused();
  await expect(page.getByRole('banner')).toContainText('Nora Newname');
  await expect(otherBrowser.getByRole('banner')).toContainText('Nora Newname');

  const sessions = page.getByRole('list', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await tabTo(page, page.getByRole('button', { name: /^End session: Chrome/ }));
  await press(page, 'Enter');
  await expectToast(page, 'success', 'Session ended.');
  await expect(sessions).toBeFocused();
  await expect(otherBrowser).toHaveURL(
    assembly.url + loginAddress({ reason: 'ended', next: screens.account }),
    {
      timeout: SESSION_END_NOTICED_MS,
    },
  );

  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, field('Current password'));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, field('New password'));
  await page.keyboard.type(NEW_PASSWORD);
  await press(page, 'Enter');
  await expectToast(
    page,
    'success',
    'Your password has been changed. Your other sessions have ended.',
  );

  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, page.getByRole('button', { name: 'Get my link' }));
  await press(page, 'Enter');
  await expectVisibleFocus(page, 'Add to Apple or Outlook');
  const calendarUrl = (await field('Calendar link').textContent()) ?? '';
  const readCalendar = () => page.request.get(calendarUrl);
  expect(await (await readCalendar()).text()).toContain('BEGIN:VEVENT');
  const turnOff = page.getByRole('button', { name: /^Turn off link/ });
  await tabTo(page, turnOff);
  await cancelThenConfirm(page, turnOff, ['Keep', 'Turn off']);
  await expectToast(page, 'success', 'Private link turned off.');
  expect((await readCalendar()).status()).toBe(404);

  const remove = page.getByRole('button', { name: 'Delete my account' });
  await tabTo(page, remove);
  await press(page, 'Enter', 'Escape');
  await expect(remove).toBeFocused();
  await press(page, 'Enter');
  await expectVisibleFocus(page, 'Password');
  await press(page, 'Enter');
  await expectFieldError(field('Password'), 'Enter your password.');
  await page.keyboard.type(NEW_PASSWORD);
  await press(page, 'Enter');
  await expect(page).toHaveURL(assembly.url + screens.login);
  expect((await trySignIn(assembly, { ...person, password: NEW_PASSWORD })).status).toBe(401);
});
