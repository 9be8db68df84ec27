import { PASSWORD_MIN_CHARS } from '@assembly/contract/limits';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignInPages } from '../../app/sign-in-pages.tsx';
import { t } from '../../browser/locale/messages.ts';
import { consumeLinkToken } from '../../browser/navigation/consume-link-token.ts';
import { answer, refuse, startFakeServer } from '../../testing/fake-server.ts';

const password = page.getByLabelText('New password');
const save = page.getByRole('button', { name: 'Save password' });

/** Opens the page as the emailed link does. */
async function followLink(rest: string) {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', `/reset-password${rest}`);
  await render(<SignInPages screen="reset-password" linkToken={consumeLinkToken()} />);
}

test('I set a new password and continue to the login', async () => {
  const server = startFakeServer({ 'PUT /api/password-resets': answer(204) });
  await followLink('#secret');
  await password.fill('correct horse');
  await save.click();
  await expect.element(page.getByRole('status')).toHaveTextContent(t.login.reset.done);
  await expect.element(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  expect(location.pathname).toBe('/login');
  expect(server.calls('PUT /api/password-resets')[0]?.body).toEqual({
    token: 'secret',
    password: 'correct horse',
  });
});

test('the token of a link is removed from the address bar but survives a reload', async () => {
  await followLink('#secret');
  expect(location.href).toBe(`${location.origin}/reset-password`);
  expect(consumeLinkToken()).toBe('secret');
});

test('a missing password is reported beside the field', async () => {
  await followLink('#secret');
  await save.click();
  await expect.element(password).toHaveAccessibleDescription(/^Enter a new password\./);
  await expect.element(password).toHaveFocus();
});

test('a short password is reported beside the field', async () => {
  await followLink('#secret');
  await password.fill('short');
  await save.click();
  await expect
    .element(page.getByText(t.fields.errors.passwordTooShort(PASSWORD_MIN_CHARS)))
    .toBeVisible();
  await expect.element(password).toHaveFocus();
});

test('with an expired link I can request a new one', async () => {
  startFakeServer({
    'PUT /api/password-resets': refuse('reset_expired'),
    'POST /api/password-resets': answer(202),
  });
  await followLink('#old');
  await password.fill('correct horse');
  await userEvent.keyboard('{Enter}');
  const heading = page.getByRole('heading', { name: 'This link no longer works' });
  await expect.element(heading).toHaveFocus();
  // An outline would make the heading look interactive.
  await expect.element(heading).toHaveStyle({ outlineStyle: 'none' });
  await page.getByRole('button', { name: 'Request a new link' }).click();
  await page.getByLabelText('Email').fill('member@assembly.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(t.login.forgot.sent);
});

test('with a link without a token I can request a new one', async () => {
  await followLink('');
  await expect.element(page.getByRole('button', { name: 'Request a new link' })).toBeVisible();
});

test('after any other failure I can try again', async () => {
  startFakeServer({ 'PUT /api/password-resets': refuse('unexpected') });
  await followLink('#secret');
  await password.fill('correct horse');
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.login.reset.failed);
  await expect.element(save).toBeEnabled();
});
