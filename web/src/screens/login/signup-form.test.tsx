import { PASSWORD_MIN_CHARS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignInPages } from '../../app/sign-in-pages.tsx';
import { t } from '../../browser/locale/messages.ts';
import { answer, member, refuse, startFakeServer } from '../../testing/fake-server.ts';

const email = page.getByLabelText('Email');
const firstName = page.getByLabelText('First name');
const lastName = page.getByLabelText('Last name');
const password = page.getByLabelText('Password', { exact: true });
const submit = page.getByRole('button', { name: 'Signup' });

async function open() {
  await render(<SignInPages screen="login" linkToken={null} />);
  await page.getByRole('tab', { name: 'Signup' }).click();
}

async function openAndFillIn(entered = 'correct horse') {
  await open();
  await email.fill('new@assembly.example');
  await firstName.fill('Nea');
  await lastName.fill('Newcomer');
  await password.fill(entered);
}

test('each missing field has an error message, and the first gets the focus', async () => {
  await open();
  await email.fill('new@assembly.example');
  await submit.click();
  await expect.element(firstName).toHaveAccessibleDescription(t.fields.errors.firstNameMissing);
  await expect.element(lastName).toHaveAccessibleDescription(t.fields.errors.lastNameMissing);
  await expect.element(firstName).toHaveFocus();
});

test('a short password is reported without asking the server', async () => {
  const server = startFakeServer({});
  await openAndFillIn('short');
  await submit.click();
  await expect.element(password).toHaveFocus();
  await expect
    .element(page.getByText(t.fields.errors.passwordTooShort(PASSWORD_MIN_CHARS)))
    .toBeVisible();
  expect(server.calls('POST /api/users')).toEqual([]);
});

test('an error found by the server is shown beside its field', async () => {
  const fields = { password: t.fields.errors.passwordTooCommon };
  startFakeServer({ 'POST /api/users': refuse('password_policy', { fields }) });
  await openAndFillIn();
  await submit.click();
  await expect.element(page.getByText(t.fields.errors.passwordTooCommon)).toBeVisible();
  await expect.element(password).toHaveFocus();
});

test('an email address in use shows a warning', async () => {
  startFakeServer({ 'POST /api/users': refuse('email_in_use') });
  await openAndFillIn();
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.problems.email_in_use);
});

test('any other failure shows an error', async () => {
  startFakeServer({ 'POST /api/users': refuse('unexpected') });
  await openAndFillIn();
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.login.signUpFailed);
});

test('after signing up I read what happens next, and the login form has my email', async () => {
  const server = startFakeServer({ 'POST /api/users': answer(201, { user: member }) });
  await openAndFillIn();
  await submit.click();
  await expect.element(page.getByRole('status')).toHaveTextContent(t.login.signedUp);
  const next = page.getByText(/An administrator will approve your account/);
  await expect.element(next).toHaveFocus();
  await expect
    .element(page.getByRole('tab', { name: 'Login' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(email).toHaveValue('new@assembly.example');
  expect(server.calls('POST /api/users')[0]?.body).toEqual({
    email: 'new@assembly.example',
    firstName: 'Nea',
    lastName: 'Newcomer',
    password: 'correct horse',
  });
});

test('browsers recognize every field', async () => {
  await open();
  await expect.element(email).toHaveAttribute('autocomplete', 'email');
  await expect.element(firstName).toHaveAttribute('autocomplete', 'given-name');
  await expect.element(lastName).toHaveAttribute('autocomplete', 'family-name');
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password');
});

test('arrow keys switch the tabs and keep the email I typed', async () => {
  await render(<SignInPages screen="login" linkToken={null} />);
  await email.fill('new@assembly.example');
  await page.getByRole('tab', { name: 'Login' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Signup' })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: 'Signup' })).toBeVisible();
  await expect.element(email).toHaveValue('new@assembly.example');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Login' })).toHaveFocus();
});

test('on a small screen a notification does not hide the button for good', async () => {
  await page.viewport(360, 640);
  startFakeServer({ 'POST /api/users': refuse('unexpected') });
  await openAndFillIn();
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.login.signUpFailed);
  scrollTo(0, document.documentElement.scrollHeight);
  const bar = page.getByRole('alert').element().parentElement;
  expect(submit.element().getBoundingClientRect().bottom).toBeLessThan(
    bar?.getBoundingClientRect().top ?? 0,
  );
});
