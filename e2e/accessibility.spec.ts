import { listEvents } from '@assembly/contract/endpoints/content';
import { listAnnouncements } from '@assembly/contract/endpoints/library';
import { getSession } from '@assembly/contract/endpoints/session';
import { screens } from '@assembly/contract/paths';
import login from '@assembly/messages/en/login';
import problems from '@assembly/messages/en/problems';
import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoViolations,
  expectUsableOnNarrow,
  NARROW,
  WIDE,
} from './support/accessibility.ts';
import {
  demo,
  NEW_PASSWORD,
  newEmail,
  newMember,
  newResetLink,
  PASSWORD,
  signIn,
} from './support/people.ts';
import { emailField, logIn, loginButton, signUp, signupButton } from './support/screens/login.ts';
import { expectToast, holdToast } from './support/screens/toast.ts';
import { expect, test } from './support/test.ts';

test.use({
  viewport: WIDE,
  contextOptions: { reducedMotion: 'reduce' },
  allowedFailures: ['/api/', '/nowhere'],
});
test.slow();

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading…' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** A request that never completes. */
const neverAnswer = (page: Page, path: string) => page.route(`**${path}`, () => {});
const refuse = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status: 404, body: '' }));

test('the login is accessible: empty, with field errors, a warning and an error', {
  tag: '@long',
}, async ({ page, assembly }) => {
  await page.goto(assembly.url + screens.login);
  await expectAccessible(page);
  await loginButton(page).click();
  await expect(emailField(page)).toBeFocused();
  await expectAccessible(page);
  await logIn(page, demo.pending);
  await expectToast(page, 'warning', problems.account_inactive);
  await holdToast(page);
  await expectAccessible(page);
  await page.route(`**${getSession.path}`, (route) => route.abort());
  await logIn(page, demo.member);
  await expectToast(page, 'error', login.failed);
  await holdToast(page);
  await expectAccessible(page);
});

test('the sign-up is accessible: empty, with field errors and done', { tag: '@long' }, async ({
  page,
  assembly,
}) => {
  await page.goto(assembly.url + screens.login);
  await page.getByRole('tab', { name: 'Signup' }).click();
  await expectAccessible(page);
  await signupButton(page).click();
  await expect(emailField(page)).toBeFocused();
  await expectAccessible(page);
  await signUp(page, { email: newEmail(), password: PASSWORD });
  await expectToast(page, 'success', login.signedUp);
  await holdToast(page);
  await expectAccessible(page);
});

test('the password reset is accessible: the dialog, the new password and an expired link', {
  tag: '@long',
}, async ({ page, assembly }) => {
  await page.goto(assembly.url + screens.login);
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill(newEmail());
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expectToast(page, 'warning', problems.email_not_found);
  await holdToast(page);
  await expectAccessible(page);

  await page.goto(await newResetLink(assembly, await newMember(assembly)));
  const save = page.getByRole('button', { name: 'Save password' });
  await expect(save).toBeEnabled();
  await save.click();
  await expect(page.getByLabel('New password')).toBeFocused();
  await expectAccessible(page);
  await page.goto('about:blank');
  await page.goto(`${assembly.url}${screens.resetPassword}#used`);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await save.click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
  await expectAccessible(page);
});

test('the shell is accessible: not found, loading, failed, drawer and logout', {
  tag: '@long',
}, async ({ page, context, assembly }) => {
  await page.goto(`${assembly.url}/nowhere`);
  await expect(title(page, '404: Not Found')).toBeVisible();
  await expectAccessible(page);

  await signIn(context, assembly, demo.admin);
  await neverAnswer(page, getSession.path);
  await page.goto(assembly.url + screens.events);
  await expect(loading(page)).toBeVisible();
  await expectAccessible(page);
  await refuse(page, getSession.path);
  await page.goto(assembly.url + screens.events);
  await expect(tryAgain(page)).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();

  await page.goto(`${assembly.url}/web/nowhere`);
  await expect(title(page, '404: Not Found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expectNoViolations(page);
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'All screens' })).toBeVisible();
  await expectNoViolations(page);
  await expectUsableOnNarrow(page);
  await page.keyboard.press('Escape');
  await neverAnswer(page, getSession.path);
  // After a while the page leaves for the login, and stays in view until that is loaded.
  await neverAnswer(page, screens.login);
  await page.setViewportSize(WIDE);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Logging out…' })).toBeVisible();
  await expectAccessible(page);
});

for (const [name, path, call, opener, empty] of [
  ['events', screens.events, listEvents.path, 'More about Parish retreat', 'No events found'],
  [
    'announcements',
    screens.announcements,
    listAnnouncements.path,
    'Sign up for the retreat',
    'No tasks have been found',
  ],
] as const) {
  test(`the ${name} are accessible: loading, failed, full, opened and empty`, {
    tag: '@long',
  }, async ({ page, context, assembly }) => {
    await signIn(context, assembly, demo.member);
    await neverAnswer(page, `${call}**`);
    await page.goto(assembly.url + path);
    await expect(loading(page)).toHaveCount(1);
    await expectAccessible(page);
    await refuse(page, `${call}**`);
    await page.goto(assembly.url + path);
    await expect(tryAgain(page)).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await tryAgain(page).click();
    const list = page.getByRole('region', { name: `List of ${name}` });
    await expect(list).toBeVisible();
    await expectAccessible(page);
    const search = page.getByRole('searchbox');
    await search.fill('retreat');
    await page.getByRole('button', { name: opener }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await search.fill('nowhere');
    await expect(page.getByText(empty, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}
