import { fieldFaults, notices } from '@assembly/contract/messages';
import { api, screens } from '@assembly/contract/paths';
import type { Route } from '@playwright/test';
import {
  emailField,
  expectFault,
  expectNotice,
  fillSignup,
  logIn,
  passwordField,
  signUp,
} from './support/on-screen.ts';
import { newcomer, newEmail, PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ mayFail: [api.session, api.users] });

test.beforeEach(async ({ page, assembly }) => {
  await page.goto(assembly.url + screens.login);
});

test('a newcomer signs up, learns that an administrator will approve, and cannot log in yet', async ({
  page,
}) => {
  const person = { email: newEmail(), password: PASSWORD };
  await signUp(page, person);
  await expectNotice(page, 'success', 'User registered successfully.');
  const note = page.getByText('An administrator will approve your account.');
  await expect(note).toBeVisible();
  await expect(note).toBeFocused();
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await expect(emailField(page)).toHaveValue(person.email);
  await logIn(page, person);
  await expectNotice(page, notices.loginInactive.severity, notices.loginInactive.text);
});

test('an address that is in use is refused with a warning, in whatever case it is written', async ({
  page,
  assembly,
}) => {
  const { email } = await newcomer(assembly);
  for (const written of [email, email.toUpperCase()]) {
    await signUp(page, { email: written, password: 'another good password' });
    await expectNotice(page, 'warning', 'Email is already in use. Please use a different email.');
    await page.getByRole('button', { name: 'Close notification' }).click();
    await expect(emailField(page)).toHaveValue(written);
  }
});

const OTHER_FAILURES: [string, (route: Route) => Promise<void>][] = [
  ['a server that answers 500', (route) => route.fulfill({ status: 500, body: '{}' })],
  ['a server that is gone', (route) => route.abort('connectionrefused')],
];
for (const [what, answer] of OTHER_FAILURES) {
  test(`${what} is told as an error, and what was entered stays`, async ({ page }) => {
    await page.route(`**${api.users}`, answer);
    const person = { email: newEmail(), password: PASSWORD };
    await signUp(page, person);
    await expectNotice(
      page,
      'error',
      'An error occurred while registering. Please try again later.',
    );
    await expect(passwordField(page)).toHaveValue(PASSWORD);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Signup', exact: true }).click();
    await expectNotice(page, notices.signUpDone.severity, notices.signUpDone.text);
  });
}

test('what is missing or wrong is told beside its field, and the focus goes to the first', async ({
  page,
}) => {
  const send = page.getByRole('button', { name: 'Signup', exact: true });
  await page.getByRole('tab', { name: 'Signup' }).click();
  await send.click();
  await expectFault(emailField(page), 'Enter your email address.');
  const faults: [string, string][] = [
    ['First name', fieldFaults.firstNameMissing],
    ['Last name', fieldFaults.lastNameMissing],
  ];
  for (const [label, sentence] of faults) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(sentence);
  }
  await expect(passwordField(page)).toHaveAccessibleDescription(/^Enter your password\./);

  await fillSignup(page, { email: newEmail(), password: 'short' });
  await send.click();
  await expectFault(passwordField(page), 'Use at least 8 characters.');

  await page.getByLabel('Last name').fill('N'.repeat(81));
  await passwordField(page).fill(PASSWORD);
  await send.click();
  await expectFault(page.getByLabel('Last name'), 'Use at most 80 characters.');
});

test('a password that only the server knows to be common is told beside the field', async ({
  page,
}) => {
  await signUp(page, { email: newEmail(), password: 'password1' });
  await expectFault(
    passwordField(page),
    'This password is among the most common ones. Choose another.',
  );
  await expect(page.locator('[data-severity]')).toHaveCount(0);
  await passwordField(page).fill(PASSWORD);
  await expect(passwordField(page)).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Signup', exact: true }).click();
  await expectNotice(page, notices.signUpDone.severity, notices.signUpDone.text);
});

test('the own address is no password', async ({ page }) => {
  const email = newEmail();
  await signUp(page, { email, password: email.toUpperCase() });
  await expectFault(passwordField(page), fieldFaults.passwordIsEmail);
});

test('a network that has signed up too many is told when to try again', async ({ page }) => {
  const detail = 'Too many attempts. Please try again in 42 minutes.';
  await page.route(`**${api.users}`, (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      headers: { 'retry-after': '2520' },
      body: JSON.stringify({ status: 429, code: 'too_many_attempts', detail }),
    }),
  );
  await signUp(page, { email: newEmail(), password: PASSWORD });
  await expectNotice(page, 'warning', detail);
});

test('a sign-up that is sent twice is sent once', async ({ page }) => {
  let asked = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${api.users}`, async (route) => {
    asked += 1;
    await released;
    await route.fallback();
  });
  await fillSignup(page, { email: newEmail(), password: PASSWORD });
  await page.getByRole('button', { name: 'Signup', exact: true }).dblclick();
  await passwordField(page).press('Enter');
  release();
  await expectNotice(page, notices.signUpDone.severity, notices.signUpDone.text);
  expect(asked).toBe(1);
});

test('an address typed on one tab is there on the other', async ({ page }) => {
  const email = newEmail();
  await emailField(page).fill(email);
  await page.getByRole('tab', { name: 'Signup' }).click();
  await expect(emailField(page)).toHaveValue(email);
  await expect(page).toHaveTitle('Signup – Our Assembly');
});
