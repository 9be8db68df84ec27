import { screens } from '@assembly/contract/paths';
import common from '@assembly/messages/en/common';
import login from '@assembly/messages/en/login';
import problems from '@assembly/messages/en/problems';
import type { Page } from '@playwright/test';
import { NARROW } from './support/accessibility.ts';
import { expectVisibleFocus, press } from './support/keyboard.ts';
import { demo, newEmail, PASSWORD, signIn } from './support/people.ts';
import { loginButton, passwordField } from './support/screens/login.ts';
import { expectToast } from './support/screens/toast.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedFailures: ['/api/'] });

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('an administrator logs in, moves through the app and logs out', async ({ page, assembly }) => {
  await page.goto(assembly.url + screens.login);
  await expect(loginButton(page)).toBeEnabled();
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Login');
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Email');
  await page.keyboard.type(demo.admin.email);
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Password');
  await page.keyboard.type(demo.admin.password);
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Show password');
  await press(page, 'Space');
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Login');
  await press(page, 'Enter');
  await expectToast(page, 'success', common.loggedIn);
  await expect(title(page, 'Events')).toBeVisible();

  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Skip to content');
  await press(page, 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await press(page, 'Shift+Tab');
  await expectVisibleFocus(page, 'Settings');
  await press(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
  // With the count of what is new in the demo.
  await expectVisibleFocus(page, /^Announcements/);
  await press(page, 'Enter');
  await expect(title(page, 'Announcements')).toBeFocused();

  for (let entries = 0; entries < 8; entries += 1) await press(page, 'Shift+Tab');
  await expectVisibleFocus(page, 'Logout');
  await press(page, 'Shift+Tab');
  await expectVisibleFocus(page, 'Your account: Ada Admin');
  await press(page, 'Shift+Tab');
  await expectVisibleFocus(page, 'Menu');
  await press(page, 'Space');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await press(page, 'Tab', 'Tab', 'Enter');
  await expect(page.getByRole('dialog', { name: 'Logging out…' })).toBeVisible();
  await expect(page).toHaveURL(assembly.url + screens.login);
});

test('a member opens the drawer on a small screen and follows a link', { tag: '@long' }, async ({
  page,
  context,
  assembly,
}) => {
  await page.setViewportSize(NARROW);
  await signIn(context, assembly, demo.member);
  await page.goto(assembly.url + screens.events);
  await expect(title(page, 'Events')).toBeVisible();
  await press(page, 'Tab', 'Tab');
  await expectVisibleFocus(page, 'Your account: Max Member');
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.focus();
  await press(page, 'Shift+Tab');
  await expectVisibleFocus(page, 'Documents');
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'More');
  await press(page, 'Enter');
  await expectVisibleFocus(page, 'Close menu');
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Events');
  await press(page, 'Escape');
  await expectVisibleFocus(page, 'More');
  await press(page, 'Enter', 'Tab', 'Tab', 'Tab', 'Tab');
  await expectVisibleFocus(page, 'Document and sermons');
  await press(page, 'Enter');
  await expect(title(page, 'Documents')).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a visitor signs up', { tag: '@long' }, async ({ page, assembly }) => {
  await page.goto(assembly.url + screens.login);
  await expect(loginButton(page)).toBeEnabled();
  await press(page, 'Tab', 'ArrowRight');
  await expectVisibleFocus(page, 'Signup');
  for (const [field, text] of [
    ['Email', newEmail()],
    ['First name', 'Nora'],
    ['Last name', 'Newcomer'],
    ['Password', PASSWORD],
  ] as const) {
    await press(page, 'Tab');
    await expectVisibleFocus(page, field);
    await page.keyboard.type(text);
  }
  await press(page, 'Enter');
  await expectToast(page, 'success', login.signedUp);
});

test('a visitor asks for a new password, closes the warning and cancels', { tag: '@long' }, async ({
  page,
  assembly,
}) => {
  await page.goto(assembly.url + screens.login);
  await expect(loginButton(page)).toBeEnabled();
  await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  await expectVisibleFocus(page, 'Forgot Password');
  await press(page, 'Enter');
  await expectVisibleFocus(page, 'Email');
  await page.keyboard.type(newEmail());
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Cancel');
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Send link');
  await press(page, 'Enter');
  await expectToast(page, 'warning', problems.email_not_found);
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Close notification');
  await press(page, 'Enter');
  await expectVisibleFocus(page, 'Send link');
  await press(page, 'Shift+Tab', 'Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectVisibleFocus(page, 'Forgot Password');
});
