import { signUpAddress } from '@assembly/contract/paths';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignInPages } from '../../app/sign-in-pages.tsx';

const note = page.getByText('You were signed out.');

async function openAt(path: string) {
  const before = location.href;
  history.replaceState(null, '', path);
  onTestFinished(() => history.replaceState(null, '', before));
  await render(<SignInPages screen="login" linkToken={null} />);
  await expect.element(page.getByRole('tabpanel').getByRole('button').first()).toBeEnabled();
}

test('the login says that the session was ended elsewhere, until the person chooses to sign up', async () => {
  await openAt('/login?ended');
  await expect.element(note).toBeVisible();
  await page.getByRole('tab', { name: 'Signup' }).click();
  await expect.element(note).not.toBeInTheDocument();
});

test('the login says that the session could not be ended on the server', async () => {
  await openAt('/login?not-ended');
  await expect.element(page.getByText(/could not be ended on the server/)).toBeVisible();
});

test('the login does not say to anyone else that they were signed out', async () => {
  await openAt('/login');
  await expect.element(note).not.toBeInTheDocument();
});

test('an invitation opens the form for new people, who can still log in', async () => {
  await openAt(signUpAddress);
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect.element(page.getByRole('textbox', { name: 'First name' })).not.toBeInTheDocument();
});
