import { getSession } from '@assembly/contract/endpoints/session';
import { requestPasswordReset } from '@assembly/contract/endpoints/sign-in';
import { screens } from '@assembly/contract/paths';
import common from '@assembly/messages/en/common';
import login from '@assembly/messages/en/login';
import type { Page } from '@playwright/test';
import { emailsTo } from './support/outbox.ts';
import { NEW_PASSWORD, newEmail, newMember, trySignIn } from './support/people.ts';
import { resetLinkIn } from './support/processes/run-command.ts';
import { expectFieldError, logIn } from './support/screens/login.ts';
import { expectToast } from './support/screens/toast.ts';
import { expect, test } from './support/test.ts';

test.use({ allowedFailures: [getSession.path, requestPasswordReset.path] });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Forgot Password' });
const newPassword = (page: Page) => page.getByLabel('New password');

async function requestLink(page: Page, email: string) {
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByRole('button', { name: 'Send link' }).click();
}

test('a member who forgot the password gets a link by email, which works once', async ({
  page,
  assembly,
}) => {
  const person = await newMember(assembly);
  await page.goto(assembly.url + screens.login);
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const unknown = newEmail();
  await requestLink(page, unknown);
  await expectToast(page, 'warning', 'Email not found. Please check your email or sign up.');
  await expect(dialog(page).getByLabel('Email')).toHaveValue(unknown);
  await requestLink(page, person.email);
  await expectToast(page, 'success', 'Password reset email has been sent to your email address.');
  await expect(dialog(page)).toBeHidden();

  // The first email says that the account was approved.
  const email = emailsTo(assembly, person.email).at(-1) ?? '';
  expect(email).toContain('Subject: Set a new password for Our Assembly');
  const link = resetLinkIn(email);
  expect(link).toContain(`${assembly.url}${screens.resetPassword}#`);

  const token = new URL(link).hash.slice(1);
  const requested: string[] = [];
  page.on('request', (request) => {
    requested.push(`${request.url()} ${request.headers().referer ?? ''}`);
  });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL(assembly.url + screens.resetPassword);
  await page.reload();
  await newPassword(page).fill('password1');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectFieldError(
    newPassword(page),
    'This password is among the most common ones. Choose another.',
  );
  await newPassword(page).fill('');
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expectToast(page, 'success', login.reset.done);
  await expect(page).toHaveURL(assembly.url + screens.login);
  expect(requested.filter((request) => request.includes(token))).toEqual([]);

  expect((await trySignIn(assembly, person)).status).toBe(401);
  await logIn(page, { email: person.email, password: NEW_PASSWORD });
  await expectToast(page, 'success', common.loggedIn);
  await page.waitForURL(assembly.url + screens.events);

  await page.goto(link);
  await newPassword(page).fill('ten herons in the reeds');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
  await page.getByRole('button', { name: 'Request a new link' }).click();
  await requestLink(page, person.email);
  await expectToast(page, 'success', login.forgot.sent);
  // In the same tab, this changes only the fragment of the address.
  await page.goto(resetLinkIn(emailsTo(assembly, person.email).at(-1) ?? ''));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL(assembly.url + screens.resetPassword);
});
