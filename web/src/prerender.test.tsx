import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SignInPages, type SignInScreen } from './app/sign-in-pages.tsx';
import { prerenderApp, prerenderSignIn } from './prerender.tsx';

function showPrerendered(screen: SignInScreen) {
  const root = document.createElement('div');
  root.innerHTML = prerenderSignIn(screen);
  document.body.append(root);
  onTestFinished(() => root.remove());
  return {
    comeAlive() {
      const mounted = hydrateRoot(root, <SignInPages screen={screen} resetToken="token" />);
      onTestFinished(() => mounted.unmount());
    },
  };
}

// That React finds nothing to correct is proven by the silent console.
test('what I typed before the page came alive is kept', async () => {
  const { comeAlive } = showPrerendered('login');
  const submit = page.getByRole('button', { name: 'Login' });
  await page.getByLabelText('Email').fill('member@assembly.example');
  await expect.element(submit).toBeDisabled();
  comeAlive();
  await expect.element(submit).toBeEnabled();
  await expect.element(page.getByLabelText('Email')).toHaveValue('member@assembly.example');
});

test('before the page is alive, Enter does not send the password anywhere', async () => {
  showPrerendered('login');
  let sent = false;
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent = true;
  });
  await page.getByLabelText('Password', { exact: true }).fill('secret');
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(false);
});

test('the page for a new password comes alive too', async () => {
  const { comeAlive } = showPrerendered('reset-password');
  comeAlive();
  await expect.element(page.getByRole('button', { name: 'Save password' })).toBeEnabled();
});

test('no page needs a style attribute, which our security policy would ignore', () => {
  const pages = [prerenderSignIn('login'), prerenderSignIn('reset-password'), prerenderApp()];
  for (const markup of pages) expect(markup).not.toMatch(/ style=|<style|<script/);
});
