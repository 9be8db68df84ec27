import { notices } from '@assembly/contract/messages';
import { api, screens } from '@assembly/contract/paths';
import type { Page, Route } from '@playwright/test';
import { emailsTo } from './support/emails.ts';
import { startRefusingMailServer } from './support/mail-server.ts';
import { emailField, expectFault, expectNotice, logIn } from './support/on-screen.ts';
import { demo, newcomer, newEmail, newMember, trySignIn } from './support/people.ts';
import { linkIn, runCommand } from './support/run-command.ts';
import { expect, test } from './support/test.ts';

test.use({ mayFail: [api.session, api.passwordResets] });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Forgot Password' });
const newPassword = (page: Page) => page.getByLabel('New password');

async function askForLink(page: Page, url: string, email: string) {
  await page.goto(url + screens.login);
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByRole('button', { name: 'Send link' }).click();
}

async function setPassword(page: Page, password: string) {
  await newPassword(page).fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
}

test('somebody who forgot the password gets a message, sets a new one and logs in with it', async ({
  page,
  assembly,
}) => {
  const person = await newMember(assembly);
  await askForLink(page, assembly.url, person.email);
  await expectNotice(page, 'success', 'Password reset email has been sent to your email address.');
  await expect(dialog(page)).toBeHidden();

  const [message = '', ...more] = emailsTo(assembly, person.email);
  expect(more).toEqual([]);
  expect(message).toContain('Subject: Set a new password for Our Assembly');
  expect(message).toContain('Content-Type: text/plain');
  expect(message).toContain('Content-Type: text/html');
  expect(linkIn(message)).toContain(`${assembly.url}${screens.resetPassword}?token=`);

  await page.goto(linkIn(message));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(newPassword(page)).toHaveAttribute('autocomplete', 'new-password');
  await setPassword(page, 'nine swans on the river');
  await expectNotice(page, notices.passwordChanged.severity, notices.passwordChanged.text);
  await expect(page).toHaveURL(assembly.url + screens.login);

  expect((await trySignIn(assembly, person)).status).toBe(401);
  await logIn(page, { email: person.email, password: 'nine swans on the river' });
  await expectNotice(page, notices.loginDone.severity, notices.loginDone.text);
});

test('a new password is set with the keyboard alone', async ({ page, assembly }) => {
  const person = await newMember(assembly);
  await askForLink(page, assembly.url, person.email);
  await expectNotice(page, 'success', 'Password reset email has been sent to your email address.');
  await page.goto(linkIn(emailsTo(assembly, person.email)[0] ?? ''));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(newPassword(page)).toBeFocused();
  await page.keyboard.type('nine swans on the river');
  await page.keyboard.press('Enter');
  await expectNotice(page, notices.passwordChanged.severity, notices.passwordChanged.text);
});

test('an address that nobody has is told, and the dialog stays to correct it', async ({
  page,
  assembly,
}) => {
  const email = newEmail();
  await askForLink(page, assembly.url, email);
  await expectNotice(page, 'warning', 'Email not found. Please check your email or sign up.');
  await expect(dialog(page).getByLabel('Email')).toHaveValue(email);
  expect(emailsTo(assembly, email)).toEqual([]);
});

const OTHER_FAILURES: [string, (route: Route) => Promise<void>][] = [
  ['a server that answers 500', (route) => route.fulfill({ status: 500, body: '{}' })],
  ['a server that is gone', (route) => route.abort('connectionrefused')],
];
for (const [what, answer] of OTHER_FAILURES) {
  test(`${what} is told as an error when a link is asked for`, async ({ page, assembly }) => {
    await page.route(`**${api.passwordResets}`, answer);
    await askForLink(page, assembly.url, demo.member.email);
    await expectNotice(page, 'error', 'An error occurred. Please try again later.');
  });

  test(`${what} is told as an error when the new password is saved, and the link still works`, async ({
    page,
    assembly,
  }) => {
    const { email } = await newcomer(assembly);
    await page.route(`**${api.passwordResets}/*`, answer);
    await page.goto(linkIn((await runCommand(assembly, 'reset-link', email)).output));
    await setPassword(page, 'nine swans on the river');
    await expectNotice(
      page,
      notices.passwordChangeFailed.severity,
      notices.passwordChangeFailed.text,
    );
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Save password' }).click();
    await expectNotice(page, notices.passwordChanged.severity, notices.passwordChanged.text);
  });
}

test('a mail server that refuses the message is told as an error', async ({ page, programs }) => {
  const mail = await startRefusingMailServer();
  const assembly = await programs.start({
    environment: { SMTP_URL: mail.url, MAIL_FROM: 'assembly@example.org' },
  });
  await askForLink(page, assembly.url, demo.member.email);
  await expectNotice(page, 'error', 'An error occurred. Please try again later.');
  await expect(dialog(page)).toBeVisible();
  await mail.stop();
});

test('a missing address is told beside the field, and Escape closes the dialog', async ({
  page,
  assembly,
}) => {
  await page.goto(assembly.url + screens.login);
  await emailField(page).fill('half@an');
  const opener = page.getByRole('button', { name: 'Forgot Password' });
  await opener.click();
  const field = dialog(page).getByLabel('Email');
  await expect(field).toHaveValue('half@an');
  await expect(field).toHaveAttribute('autocomplete', 'username');
  await field.fill('');
  await dialog(page).getByRole('button', { name: 'Send link' }).click();
  await expectFault(field, 'Enter your email address.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the sixth message within an hour has to wait, and the sentence says how long', async ({
  page,
  assembly,
}) => {
  const email = newEmail();
  for (let time = 1; time <= 5; time += 1) {
    const answer = await page.request.post(assembly.url + api.passwordResets, {
      data: { email },
      headers: { origin: assembly.url },
    });
    expect(answer.status()).toBe(404);
  }
  await askForLink(page, assembly.url, email);
  await expectNotice(page, 'warning', 'Too many attempts. Please try again in 60 minutes.');
});

test('the token leaves the address bar, and reloading the page does not lose it', async ({
  page,
  assembly,
}) => {
  const { email } = await newcomer(assembly);
  await page.goto(linkIn((await runCommand(assembly, 'reset-link', email)).output));
  await expect(newPassword(page)).toBeVisible();
  await expect(page).toHaveURL(assembly.url + screens.resetPassword);
  await page.reload();
  await setPassword(page, 'nine swans on the river');
  await expectNotice(page, notices.passwordChanged.severity, notices.passwordChanged.text);
});

test('a bad new password is told beside the field, and the link can still be used', async ({
  page,
  assembly,
}) => {
  const { email } = await newcomer(assembly);
  await page.goto(linkIn((await runCommand(assembly, 'reset-link', email)).output));
  await setPassword(page, '');
  await expectFault(newPassword(page), 'Enter a new password.');
  await setPassword(page, 'short');
  await expectFault(newPassword(page), 'Use at least 8 characters.');
  await setPassword(page, email);
  await expectFault(newPassword(page), 'Use a password that is not your email address.');
  await setPassword(page, 'password1');
  await expectFault(
    newPassword(page),
    'This password is among the most common ones. Choose another.',
  );
  await setPassword(page, 'nine swans on the river');
  await expectNotice(page, notices.passwordChanged.severity, notices.passwordChanged.text);
});

test('a link that has been used says so and offers a new one', async ({ page, assembly }) => {
  const { email } = await newcomer(assembly);
  const link = linkIn((await runCommand(assembly, 'reset-link', email)).output);
  await page.goto(link);
  await setPassword(page, 'nine swans on the river');
  await expectNotice(page, notices.passwordChanged.severity, notices.passwordChanged.text);

  await page.goto(link);
  await setPassword(page, 'ten herons in the reeds');
  const heading = page.getByRole('heading', { name: 'This link no longer works' });
  await expect(heading).toBeFocused();
  await expect(
    page.getByText('This link has been used or has expired. Please request a new one.'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Request a new link' }).click();
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByRole('button', { name: 'Send link' }).click();
  await expectNotice(page, notices.resetSent.severity, notices.resetSent.text);
});

for (const [what, query] of [
  ['an invented link', `?token=${'A'.repeat(43)}`],
  ['a link that was cut short', '?token=abc'],
] as const) {
  test(`${what} no longer works`, async ({ page, assembly }) => {
    await page.goto(assembly.url + screens.resetPassword + query);
    await setPassword(page, 'nine swans on the river');
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL(assembly.url + screens.login);
  });
}

test('a link without its token no longer works', async ({ page, assembly }) => {
  await page.goto(assembly.url + screens.resetPassword);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
