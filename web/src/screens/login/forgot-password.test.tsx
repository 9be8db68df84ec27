import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignInPages } from '../../app/sign-in-pages.tsx';
import { t } from '../../browser/locale/messages.ts';
import { answer, refuse, startFakeServer } from '../../testing/fake-server.ts';
import { setContact } from '../../testing/set-contact.ts';

const opener = page.getByRole('button', { name: 'Forgot Password' });
const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
const noEmails = page.getByRole('alertdialog', { name: 'Forgot Password' });
const email = dialog.getByLabelText('Email');
const send = dialog.getByRole('button', { name: 'Send link' });

async function open() {
  await render(<SignInPages screen="login" linkToken={null} />);
  await opener.click();
}

test('the dialog contains the email that I typed, and Escape restores the focus', async () => {
  await render(<SignInPages screen="login" linkToken={null} />);
  await page.getByLabelText('Email').fill('member@assembly.example');
  await opener.click();
  await expect.element(email).toHaveValue('member@assembly.example');
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('after requesting a link I see a notice and the dialog closes', async () => {
  const server = startFakeServer({ 'POST /api/password-resets': answer(202) });
  await open();
  await email.fill('member@assembly.example');
  await send.click();
  await expect.element(page.getByRole('status')).toHaveTextContent(t.login.forgot.sent);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.calls('POST /api/password-resets')[0]?.body).toEqual({
    email: 'member@assembly.example',
  });
});

test('an unknown email shows a notification inside the dialog, where I can close it', async () => {
  startFakeServer({ 'POST /api/password-resets': refuse('email_not_found') });
  await open();
  await email.fill('unknown@assembly.example');
  await send.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(t.problems.email_not_found);
  await dialog.getByRole('button', { name: 'Close notification' }).click();
  await expect.element(page.getByText(t.problems.email_not_found)).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test('an email that could not be sent shows an error', async () => {
  startFakeServer({ 'POST /api/password-resets': refuse('mail_failed') });
  await open();
  await email.fill('member@assembly.example');
  await send.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(t.login.forgot.failed);
});

test('without a mail server I read whom to ask, and can call or write', async () => {
  setContact({ canEmail: false, canResetByEmail: false });
  await open();
  await expect.element(noEmails.getByText(/Our Assembly cannot send emails\./)).toBeVisible();
  await expect.element(noEmails.getByText(/Ask Ruth Keller:/)).toBeVisible();
  const call = noEmails.getByRole('link', { name: '+41 (0)44 123 45 67' });
  await expect.element(call).toHaveAttribute('href', 'tel:+41441234567');
  const write = noEmails.getByRole('link', { name: 'ruth@example.org' });
  await expect.element(write).toHaveAttribute('href', 'mailto:ruth@example.org');
  await noEmails.getByRole('button', { name: 'Close' }).click();
  await expect.element(opener).toHaveFocus();
});

test('without a mail server and a contact I am told to ask an administrator', async () => {
  setContact({ name: '', email: '', phone: '', canResetByEmail: false });
  await open();
  await expect.element(noEmails.getByText(/Ask an administrator of Our Assembly\./)).toBeVisible();
  expect(noEmails.getByRole('link').elements()).toEqual([]);
});

test('a missing email is reported beside the field', async () => {
  await open();
  await send.click();
  await expect.element(email).toHaveAccessibleDescription(t.fields.errors.emailMissing);
});
