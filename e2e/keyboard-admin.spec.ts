import { screens } from '@assembly/contract/paths';
import type { Locator, Page } from '@playwright/test';
import { test } from './support/connected-assembly.ts';
import { open, syncButton } from './support/data-sync-screen.ts';
import { WIDE } from './support/expect-accessible.ts';
import { expectFocusSeen, press, tabTo } from './support/keys.ts';
import { dialog, expectFault, expectNotice } from './support/on-screen.ts';
import { cookieFor, newMember, PASSWORD, signIn } from './support/people.ts';
import { expect } from './support/test.ts';
import { button, member, openListOf, somebody } from './support/users-screen.ts';

test.use({
  viewport: WIDE,
  contextOptions: { reducedMotion: 'reduce' },
  mayFail: ['/api/'],
});

/** Escape gives up and returns where one was; the second time it is done. */
async function askTwiceThenYes(page: Page, asker: Locator) {
  await press(page, 'Enter');
  await expect(dialog(page).getByRole('button', { name: 'No', exact: true })).toBeFocused();
  await press(page, 'Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(asker).toBeFocused();
  await press(page, 'Enter', 'Tab');
  await expectFocusSeen(page, 'Yes');
  await press(page, 'Enter');
  await expect(dialog(page)).toBeHidden();
}

test('by the keyboard alone somebody is approved, then deleted', async ({ page, assembly }) => {
  const { name } = await openListOf(page, assembly, somebody);
  await tabTo(page, button(page, 'Approve', name));
  await askTwiceThenYes(page, button(page, 'Approve', name));
  await expectNotice(page, 'success', 'User approved successfully.');
  // The button has gone with what it was for; the list has the focus.
  await expect(page.getByRole('region', { name: 'Users' })).toBeFocused();
  await tabTo(page, button(page, 'Delete', name));
  await expectFocusSeen(page, `Delete ${name}`);
  await askTwiceThenYes(page, button(page, 'Delete', name));
  await expectNotice(page, 'success', 'User deleted successfully.');
  await expect(page.getByRole('region', { name: 'Users' })).toBeFocused();
});

test('by the keyboard alone somebody is made an administrator, and gets a one-time link', async ({
  page,
  assembly,
}) => {
  const { name } = await openListOf(page, assembly, member);
  const more = button(page, 'More about', name);
  await tabTo(page, more);
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('button', { name: 'Make administrator' }));
  await press(page, 'Enter');
  await expect(dialog(page).getByRole('button', { name: 'No', exact: true })).toBeFocused();
  await press(page, 'Tab', 'Enter');
  await expectNotice(page, 'success', 'This person is now an administrator.');
  await expect(more).toBeFocused();

  await press(page, 'Enter');
  await tabTo(page, page.getByRole('button', { name: 'Create link' }));
  await press(page, 'Enter');
  await expectFocusSeen(page, 'Link');
  await press(page, 'Tab');
  await expectFocusSeen(page, 'Copy');
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(more).toBeFocused();
});

test('by the keyboard alone the data is synced, the brake let go, and a state put back', async ({
  page,
  connect,
}) => {
  test.slow();
  const { assembly, google, admin } = await connect();
  google.generate({ events: 30 });
  await open(page, assembly, admin);
  await tabTo(page, syncButton(page));
  await askTwiceThenYes(page, syncButton(page));
  await expectNotice(page, 'success', 'Data synced successfully.');
  await expect(syncButton(page)).toBeFocused();

  google.generate({ events: 3 });
  await press(page, 'Enter', 'Tab', 'Enter');
  const remove = page.getByRole('button', { name: 'Remove them and sync' });
  await expect(remove).toBeVisible();
  await tabTo(page, remove);
  await askTwiceThenYes(page, remove);
  await expectNotice(page, 'success', 'Data synced successfully.');
  await expect(page.getByRole('list', { name: 'Sources' })).toBeFocused();

  const putBack = page.getByRole('button', { name: /^Restore Events/ });
  await tabTo(page, putBack);
  await askTwiceThenYes(page, putBack);
  await expectNotice(page, 'success', 'Snapshot restored.');
  await expect(page.locator(':focus')).toHaveText(/Snapshots|Restore/);
});

test('by the keyboard alone somebody changes name and password, ends a session, and deletes the account', async ({
  page,
  context,
  assembly,
}) => {
  const person = await newMember(assembly);
  await cookieFor(assembly, person);
  await signIn(context, assembly, person);
  await page.goto(assembly.url + screens.account);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await tabTo(page, field('Last name'));
  await page.keyboard.type('Newname');
  await press(page, 'Enter');
  await expectNotice(page, 'success', 'Your name has been changed.');
  await expect(field('Last name')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: /^End session:/ }));
  await press(page, 'Enter');
  await expectNotice(page, 'success', 'Session ended.');
  await expect(page.getByRole('list', { name: 'Sessions' })).toBeFocused();

  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, field('Current password'));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, field('New password'));
  await page.keyboard.type('nine swans on the river');
  await press(page, 'Enter');
  await expectNotice(
    page,
    'success',
    'Your password has been changed. Your other sessions have ended.',
  );

  const remove = page.getByRole('button', { name: 'Delete my account' });
  await tabTo(page, remove);
  await press(page, 'Enter', 'Escape');
  await expect(remove).toBeFocused();
  await press(page, 'Enter');
  await expectFocusSeen(page, 'Password');
  await press(page, 'Enter');
  await expectFault(field('Password'), 'Enter your password.');
  await page.keyboard.type('nine swans on the river');
  await press(page, 'Enter');
  await expect(page).toHaveURL(assembly.url + screens.login);
});
