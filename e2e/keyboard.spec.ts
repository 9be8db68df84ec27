import { notices } from '@assembly/contract/messages';
import { screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { NARROW } from './support/expect-accessible.ts';
import { expectFocusSeen, press } from './support/keys.ts';
import { expectNotice, passwordField } from './support/on-screen.ts';
import { demo, newEmail, PASSWORD, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, mayFail: ['/api/'] });

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('somebody logs in, goes through the app and logs out', async ({ page, assembly }) => {
  await page.goto(assembly.url + screens.login);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await press(page, 'Tab');
  await expectFocusSeen(page, 'Login');
  await press(page, 'Tab');
  await expectFocusSeen(page, 'Email');
  await page.keyboard.type(demo.admin.email);
  await press(page, 'Tab');
  await expectFocusSeen(page, 'Password');
  await page.keyboard.type(demo.admin.password);
  await press(page, 'Tab');
  await expectFocusSeen(page, 'Show password');
  await press(page, 'Space');
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await press(page, 'Tab');
  await expectFocusSeen(page, 'Login');
  await press(page, 'Enter');
  await expectNotice(page, notices.loginDone.severity, notices.loginDone.text);
  await expect(title(page, 'Events')).toBeVisible();

  await press(page, 'Tab');
  await expectFocusSeen(page, 'Skip to content');
  await press(page, 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await press(page, 'Shift+Tab');
  await expectFocusSeen(page, 'Data sync');
  await press(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
  await expectFocusSeen(page, 'Announcements');
  await press(page, 'Enter');
  await expect(title(page, 'Announcements')).toBeFocused();

  await press(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
  await expectFocusSeen(page, 'Logout');
  await press(page, 'Shift+Tab');
  await expectFocusSeen(page, 'Your account: Ada Admin');
  await press(page, 'Shift+Tab');
  await expectFocusSeen(page, 'Menu');
  await press(page, 'Space');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await press(page, 'Tab', 'Tab', 'Enter');
  await expect(page.getByRole('dialog', { name: 'Logging out…' })).toBeVisible();
  await expect(page).toHaveURL(assembly.url + screens.login);
});

test('somebody opens the drawer of a small screen and goes where it leads', async ({
  page,
  context,
  assembly,
}) => {
  await page.setViewportSize(NARROW);
  await signIn(context, assembly, demo.member);
  await page.goto(assembly.url + screens.events);
  await expect(title(page, 'Events')).toBeVisible();
  await press(page, 'Tab', 'Tab');
  await expectFocusSeen(page, 'Menu');
  await press(page, 'Enter');
  await expectFocusSeen(page, 'Close menu');
  await press(page, 'Tab');
  await expectFocusSeen(page, 'Events');
  await press(page, 'Escape');
  await expectFocusSeen(page, 'Menu');
  await press(page, 'Enter', 'Tab', 'Tab', 'Tab');
  await expectFocusSeen(page, 'Document and sermons');
  await press(page, 'Enter');
  await expect(title(page, 'Documents')).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('somebody signs up', async ({ page, assembly }) => {
  await page.goto(assembly.url + screens.login);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await press(page, 'Tab', 'ArrowRight');
  await expectFocusSeen(page, 'Signup');
  for (const [field, text] of [
    ['Email', newEmail()],
    ['First name', 'Nora'],
    ['Last name', 'Newcomer'],
    ['Password', PASSWORD],
  ] as const) {
    await press(page, 'Tab');
    await expectFocusSeen(page, field);
    await page.keyboard.type(text);
  }
  await press(page, 'Enter');
  await expectNotice(page, notices.signUpDone.severity, notices.signUpDone.text);
});

test('somebody asks for a new password, sees the warning, closes it and gives up', async ({
  page,
  assembly,
}) => {
  await page.goto(assembly.url + screens.login);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  await expectFocusSeen(page, 'Forgot Password');
  await press(page, 'Enter');
  await expectFocusSeen(page, 'Email');
  await page.keyboard.type(newEmail());
  await press(page, 'Tab');
  await expectFocusSeen(page, 'Cancel');
  await press(page, 'Tab');
  await expectFocusSeen(page, 'Send link');
  await press(page, 'Enter');
  await expectNotice(page, notices.resetEmailNotFound.severity, notices.resetEmailNotFound.text);
  await press(page, 'Tab');
  await expectFocusSeen(page, 'Close notification');
  await press(page, 'Enter');
  await expectFocusSeen(page, 'Send link');
  await press(page, 'Shift+Tab', 'Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectFocusSeen(page, 'Forgot Password');
});
